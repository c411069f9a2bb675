// The puzzle of the day: a button that copies the text to share. Without it the text can be selected.

const button = document.getElementById("copy-share");
if (button && navigator.clipboard) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.getElementById("share-text").value);
    button.textContent = button.dataset.done;
  });
}
