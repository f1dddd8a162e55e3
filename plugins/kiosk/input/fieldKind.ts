const NO_TEXT = new Set([
  "checkbox",
  "radio",
  "range",
  "button",
  "submit",
  "reset",
  "file",
  "color",
  "image",
  "hidden",
]);

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The keyboard that a field needs; undefined for elements without text input. */
export function fieldKind(element: EventTarget | Element | null): "letters" | "numbers" | undefined {
  if (element instanceof HTMLTextAreaElement) return element.readOnly ? undefined : "letters";
  if (!(element instanceof HTMLInputElement)) return undefined;
  const { type, inputMode, readOnly, disabled } = element;
  if (readOnly || disabled || NO_TEXT.has(type)) return undefined;
  return /^(tel|number)$/.test(type) || /^(numeric|tel|decimal)$/.test(inputMode) ? "numbers" : "letters";
}
