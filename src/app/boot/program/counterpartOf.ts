/**
 * Finds the control that stands in `place` where `old` stood before React drew the page again. Ids are no help, because React
 * gives them anew; controls that look alike are counted.
 */
export function counterpartOf(old: Element, place: Element): Element | undefined {
  let before: ParentNode = old;
  while (before.parentNode) before = before.parentNode;
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll(old.localName)].filter((other) => signOf(other) === signOf(old));
  return alike(place)[alike(before).indexOf(old)];
}

/** What a control is known by, without what somebody else may have put into it. */
function signOf(element: Element): string {
  const { type, value } = element as HTMLInputElement;
  const text =
    element.localName === "button" ? element.textContent : type === "radio" || type === "checkbox" ? value : "";
  return [type, element.getAttribute("aria-label"), element.getAttribute("autocomplete"), text].join("\n");
}
