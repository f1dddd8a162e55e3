/** What the page's first script has kept (`drawing/earlyScript`): what was done, with what, and the value it had then. */
type Kept = [type: "click" | "input" | "focusout" | "change" | "submit" | "keydown", element: Element, value: string][];

/**
 * The program has taken over from the page's first script: it gets what was tapped, typed, chosen and sent before it, in
 * that order, without what is gone since; and the dark it draws itself takes the place of the page's.
 */
export function endEarly(page: Document): void {
  const view = page.defaultView as { haatEarly?: () => Kept } | null;
  const kept = view?.haatEarly?.() ?? [];
  if (view) delete view.haatEarly;
  // The browser shows all of it already; React hears only of what differs from what it has drawn.
  for (const [, element] of kept) restore(element);
  for (const [type, element, value] of kept) if (element.isConnected) redo(type, element, value);
  requestAnimationFrame(() => delete page.documentElement.dataset.early);
}

/** As the page was drawn: of radio buttons the whole group. */
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

function redo(type: Kept[number][0], element: Element, value: string): void {
  if (type === "click") (element as HTMLElement).click();
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else {
    // Past React's own property on the element, which would take the value for its own.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
