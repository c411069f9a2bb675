// What is wrong with a table's page in this window: a list of sentences, empty if nothing is.
// `scrolls` says that the page may be longer than the window: then prompt and button must stick to its edge.
(scrolls) => {
  const wrong = [];
  const width = document.documentElement.clientWidth, height = innerHeight;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const called = (element) => {
    const text = (element.getAttribute("aria-label") || element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    const id = element.id ? `#${element.id}` : "";
    return `${element.nodeName.toLowerCase()}${id}.${[...element.classList].join(".")} "${text}"`;
  };
  const box = (element) => element.getBoundingClientRect();
  const at = (b) => `${Math.round(b.left)},${Math.round(b.top)} ${Math.round(b.width)}×${Math.round(b.height)}`;

  // the page itself
  const page = document.scrollingElement;
  if (page.scrollWidth > width + 1) wrong.push(`scrolls sideways: ${page.scrollWidth} in ${width}`);
  if (!scrolls && page.scrollHeight > height + 1) wrong.push(`scrolls down: ${page.scrollHeight} in ${height}`);

  // a long hand on a phone may be a strip that scrolls by itself
  const inStrip = (element) => {
    for (let up = element; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };

  // prompt, buttons, hand and every piece that can be chosen: inside the window, covered by nothing
  const line = all("#story-line").find(seen);
  const bottom = line ? Math.max(box(line).top, 0) : height;
  const inside = (element, name) => {
    const b = box(element);
    if (inStrip(element)) return;
    if (b.left < -1 || b.right > width + 1) wrong.push(`${name} beside the window: ${called(element)} ${at(b)}`);
    if (b.top < -1 || b.bottom > height + 1) wrong.push(`${name} outside the window: ${called(element)} ${at(b)}`);
    else if (!scrolls && line && b.bottom > bottom + 1 && b.top < box(line).bottom - 1 && !line.contains(element)) wrong.push(`${name} under the story: ${called(element)} ${at(b)}`);
  };
  const covered = (element, name) => {
    const b = box(element), x = b.left + b.width / 2, y = b.top + b.height / 2;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const found = document.elementFromPoint(x, y);
    if (scrolls && found?.closest(".ask, .story-line")) return;
    if (found && !element.contains(found) && (!element.closest(".choice") || found.closest(".choice") !== element.closest(".choice")))
      wrong.push(`${name} covered: ${called(element)} by ${called(found)}`);
  };
  for (const element of all("#prompt, #send .button:not(.beneath)").filter(seen)) {
    inside(element, "control");
    covered(element, "control");
  }
  if (!scrolls) for (const element of all("#scene .plate, #scene .piece, #hand .piece, #scene .panel").filter(seen)) inside(element, "piece");
  for (const element of all("#decide .choice").filter(seen)) if (!inStrip(element)) covered(element, "choice");

  // a row of amounts may scroll, but most of a few of them show
  for (const row of all("#decide fieldset").filter(seen))
    if (row.clientWidth + 2 < Math.min(row.scrollWidth, 150)) wrong.push(`row squeezed: ${called(row)} ${row.clientWidth} of ${row.scrollWidth}`);

  const isFixed = (element) => {
    for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).position === "fixed") return true;
    return false;
  };

  // no two things over each other that should lie side by side
  const apart = all(".bar, .plate, #scene .panel, #scene .choice, #scene .piece, #hand .piece, #prompt, #note, #send .button:not(.beneath), #story-line, .story, .plate > span, .plate > b, .h-camp > *").filter(seen).filter((each) => getComputedStyle(each).display !== "contents" && !each.closest(".spoken") && getComputedStyle(each).position !== "absolute");
  const boxes = apart.map(box);
  const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  for (let i = 0; i < apart.length; i++)
    for (let j = i + 1; j < apart.length; j++) {
      const [a, b] = [apart[i], apart[j]];
      if (a.contains(b) || b.contains(a) || (a.parentElement === b.parentElement && a.parentElement.matches(".fan"))) continue;
      if (scrolls && [a, b].some((each) => each.closest("#ask, #story-line, #send, .send"))) continue;
      if (isFixed(a) !== isFixed(b)) continue; // a sheet over the scene
      const depth = over(boxes[i], boxes[j]);
      if (depth > Math.max(5, 0.12 * Math.min(boxes[i].width, boxes[j].width))) wrong.push(`${called(a)} over ${called(b)} by ${Math.round(depth)}`);
    }

  const hiddenForEyes = (element) => {
    for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).clipPath === "inset(50%)") return true;
    return false;
  };

  // no text cut off, and none that runs out of its piece
  const walker = document.createTreeWalker(document.getElementById("page"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue.trim() || !seen(parent) || parent.closest(".spoken, #story-line, #chapters, .menu-panel, .guide, legend, svg")) continue;
    if (hiddenForEyes(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const b of range.getClientRects()) {
      if (!b.width) continue;
      const texts = `"${node.nodeValue.trim().slice(0, 30)}" in ${called(parent).split(" ")[0]}`;
      if (inStrip(parent)) continue;
      if (b.left < -2 || b.right > width + 2) wrong.push(`text beside the window: ${texts}`);
      let floats = false; // a mark that lies across an edge on purpose
      for (let up = parent; up && up.id !== "stage"; up = up.parentElement) {
        const style = getComputedStyle(up);
        const u = box(up);
        const cuts = style.overflowX !== "visible" || style.clipPath !== "none";
        const holds = !floats && up.matches(".plate, .button, .panel, .piece, .bar, #ask, .ask-words");
        const spare = up.matches(".may-scroll") ? 1e6 : 2;
        if (up.matches(".who") && node.nodeValue.trim().length > 8) break; // long names may end in dots
        if (up.matches(".pills") && b.top >= u.bottom) break; // no room: a chip goes as a whole
        if (up.matches(".who") && parent.matches("small") && b.top >= u.bottom) break; // no room: "(you)" goes as a whole
        if (u.height > 0 && (cuts || holds) && (b.left < u.left - spare || b.right > u.right + spare || b.top < u.top - spare - 1 || b.bottom > u.bottom + spare + 1)) {
          wrong.push(`text cut: ${texts} ${at(b)} by ${called(up).split(" ")[0]} ${at(u)}`);
          break;
        }
        if (style.position === "fixed") break;
        floats ||= style.position === "absolute";
      }
    }
  }
  return [...new Set(wrong)];
}
