/** Writes a text into a field as typing does: it sends an event, and React sees a change. */
export function writeText(field: Element, text: string, type = "input"): void {
  // The prototype's setter, because React's own setter on the element would hide the change from React.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
