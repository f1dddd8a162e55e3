/**
 * Finds the control in `place` that replaced `old` when React drew the page again. Ids do not help, because React creates
 * new ones; controls that look alike are told apart by counting.
 */
export function counterpartOf(old: Element, place: Element): Element | undefined {
  let before: ParentNode = old;
  while (before.parentNode) before = before.parentNode;
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll(old.localName)].filter((other) => signOf(other) === signOf(old));
  return alike(place)[alike(before).indexOf(old)];
}

/** What identifies a control, without the attributes that a browser extension may have added. */
function signOf(element: Element): string {
  const { type, value } = element as HTMLInputElement;
  const text =
    element.localName === "button" ? element.textContent : type === "radio" || type === "checkbox" ? value : "";
  return [type, element.getAttribute("aria-label"), element.getAttribute("autocomplete"), text].join("\n");
}
