import type { Early, KeptEvents } from "./protocol";

/**
 * Called when the program takes over from the page's first script. It repeats the recorded taps, inputs, choices and submits in
 * order, except on elements that are gone. The dark scheme that the script set is removed, because the program has set its own.
 */
export function endEarly(page: Document): void {
  const view = page.defaultView as { haatEarly?: Early } | null;
  const kept = view?.haatEarly?.end() ?? [];
  if (view) delete view.haatEarly;
  // The elements have the new values already. React notices a change only when the value differs from what it rendered, so the
  // old values are restored first.
  for (const [, element] of kept) restore(element);
  for (const [type, element, value] of kept) if (element.isConnected) redo(type, element, value);
  requestAnimationFrame(() => delete page.documentElement.dataset.early);
}

/** Restores the value that was rendered; of radio buttons, the whole group. */
function restore(element: Element): void {
  if (element instanceof HTMLTextAreaElement) element.value = element.defaultValue;
  if (!(element instanceof HTMLInputElement)) return;
  const { type, name, ownerDocument } = element;
  if (type === "checkbox") element.checked = element.defaultChecked;
  else if (type !== "radio") element.value = element.defaultValue;
  else {
    const group = ownerDocument.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    for (const input of group) input.checked = input.defaultChecked;
  }
}

function redo(type: KeptEvents[number][0], element: Element, value: string): void {
  if (type === "click") (element as HTMLElement).click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else {
    // Uses the prototype's setter, because React's own setter on the element would record the value as known to it.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
