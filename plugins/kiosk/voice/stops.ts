import { tabbable } from "tabbable";

const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** The regions of a screen; each has a name. */
const PART = "header, nav, section, aside, fieldset, form, [role='dialog'], [role='alertdialog']";

/** jsdom has no layout and no `checkVisibility`. */
const isSeen = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The open layer: the topmost dialog, or the whole kiosk. */
export function openLayer(): Element | undefined {
  const dialogs = [...document.querySelectorAll(DIALOG)].filter(isSeen);
  return dialogs.at(-1) ?? document.querySelector(".kiosk") ?? undefined;
}

/**
 * The elements that the keys move through, in the page's order: all that can be touched, and texts marked `data-stop`. A
 * dialog within the kiosk leaves the line above the screen usable.
 */
export function stops(): HTMLElement[] {
  const layer = openLayer();
  if (layer === undefined) return [];
  const room = roomOf(layer);
  const within = (element: Element) => room === layer || !isCovered(element, layer);
  const touched = new Set<Element>(tabbable(room, { displayCheck: "none" }));
  // Without the link that skips the shop's header.
  for (const skip of room.querySelectorAll('a[href^="#"]')) touched.delete(skip);
  return [...room.querySelectorAll<HTMLElement>("*")].filter(
    (element) => (touched.has(element) || element.hasAttribute("data-stop")) && within(element) && isSeen(element),
  );
}

const roomOf = (layer: Element): Element => layer.closest(".kiosk") ?? layer;

function isCovered(element: Element, dialog: Element): boolean {
  const body = dialog.closest(".kiosk-body");
  return body?.contains(element) === true && !dialog.contains(element);
}

/** The outermost region of the screen that contains the element. */
export function partOf(element: Element): Element | undefined {
  const layer = openLayer();
  const room = layer && roomOf(layer);
  let part: Element | undefined;
  for (let at: Element | null = element; at !== null && at !== room; at = at.parentElement)
    if (at.matches(PART)) part = at;
  return part;
}
