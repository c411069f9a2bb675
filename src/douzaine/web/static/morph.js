// Morphing: make an element like a new one, keeping every element that has the same id. Used by live.js.

function morph(old, now) {
  if (old.nodeType !== now.nodeType || old.nodeName !== now.nodeName) {
    old.replaceWith(now);
    return now;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== now.nodeValue) old.nodeValue = now.nodeValue;
    return old;
  }
  morphAttributes(old, now);
  morphChildren(old, now);
  return old;
}

function morphAttributes(old, now) {
  const keeps = old.nodeName === "DETAILS" || old.nodeName === "DIALOG" ? "open" : null;
  for (const { name } of [...old.attributes]) {
    if (!now.hasAttribute(name) && name !== keeps) old.removeAttribute(name);
  }
  for (const { name, value } of [...now.attributes]) {
    if (name !== keeps && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function morphChildren(old, now) {
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let place = old.firstChild;
  for (const child of [...now.childNodes]) {
    const elsewhere = child.id ? document.getElementById(child.id) : null;
    let found = child.id ? named.get(child.id) || elsewhere : null;
    if (!child.id) {
      found = place;
      while (found && (found.id || found.nodeName !== child.nodeName)) found = found.nextSibling;
    }
    if (found && found.nodeName === child.nodeName && !found.contains(old)) {
      if (found !== place) old.insertBefore(found, place);
      found = morph(found, child);
      place = found.nextSibling;
    } else {
      old.insertBefore(child, place);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

window.morph = morph;
