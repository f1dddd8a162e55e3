import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { type Field, fieldKind } from "../input/fieldKind";
import type { KioskWords } from "../languages";
import { spoken } from "./spoken";

/** Lets the library read generated content: the words between two prices. */
const OPTIONS = { computedStyleSupportsPseudoElements: true };

/** The words for a focused element: its name, role, state, and description. */
export function describe(element: Element, words: KioskWords): string {
  // A button that fills the screen has its own shorter text.
  const name = element.getAttribute("data-say") ?? (computeAccessibleName(element, OPTIONS) || textOf(element));
  const parts = [name, ...stateOf(element, words), computeAccessibleDescription(element, OPTIONS)];
  return spoken(parts.filter(Boolean).join(", "), words);
}

/** The text of a heading or a message. A number marked `data-digits` is read digit by digit. */
export function textOf(element: Element): string {
  if (element.hasAttribute("data-digits")) return [...(element.textContent ?? "")].join(" ");
  const texts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return node.getAttribute("aria-hidden") === "true" ? "" : textOf(node);
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
  });
  return texts.filter((text) => text.trim() !== "").join(" ");
}

function stateOf(element: Element, words: KioskWords): string[] {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    return [element.checked ? words.isOn : words.isOff];
  }
  if (fieldKind(element) !== undefined) return [words.field, (element as Field).value || words.isEmpty];
  if (!element.matches("button, a[href], [role='button'], summary")) return [];
  const states = {
    [words.isOn]: element.getAttribute("aria-pressed") === "true",
    [words.isOff]: element.getAttribute("aria-pressed") === "false",
    [words.isChosen]: element.getAttribute("aria-current") === "true",
    [words.notNow]: element.getAttribute("aria-disabled") === "true",
  };
  return [words.button, ...Object.keys(states).filter((state) => states[state])];
}
