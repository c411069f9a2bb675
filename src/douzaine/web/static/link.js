// A personal link's secret stands behind the "#": it is sent on by a form, and leaves the address at once.

const form = document.getElementById("personal-link");
const secret = location.hash.slice(1);
if (form && secret) {
  history.replaceState(null, "", location.pathname);
  form.elements.secret.value = secret;
  form.submit();
}
