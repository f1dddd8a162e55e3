/**
 * Enters one key of the kiosk's keyboard into the focused field with the browser's own editing commands, so that the caret,
 * a selection, `maxlength` and all listeners work as with a real key.
 */
export function pressKey(key: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const name = { "{bksp}": "Backspace", "{enter}": "Enter", "{space}": " " }[key] ?? key;
  const isOpen = field.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const now = document.activeElement;
  if (isOpen && now !== null) {
    if (name === "Backspace") document.execCommand("delete");
    else if (name !== "Enter") document.execCommand("insertText", false, name);
    else if (field instanceof HTMLTextAreaElement) document.execCommand("insertText", false, "\n");
    else field.form?.requestSubmit();
  }
  (document.activeElement ?? field).dispatchEvent(new KeyboardEvent("keyup", { key: name, bubbles: true }));
}
