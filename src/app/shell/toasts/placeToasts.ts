import { type Edges, roomBelow } from "./roomBelow";

/** The space between a toast and the action that it must not cover. */
const GAP = 8;
/** The lowest position, as a share of the window's height: toasts stay at the top (spec 2.2). */
const LOWEST_SHARE = 0.6;
/**
 * Elements that a shopper presses or fills in. Of links only those that look like buttons: a toast may cover a product's
 * card.
 */
const ACTIONS =
  "main :is(button, select, input, textarea, [role=combobox], [role=slider]), main a:not(:has(img, picture))";
const BUTTON_HEIGHT = 32;

/** Places the toasts under the header and the hint below it, so that the cart's link can be reached right after an Add. */
export function placeUnderHeader(): void {
  const header = document.querySelector("header");
  const edges = [header, header?.nextElementSibling].map((element) => element?.getBoundingClientRect().bottom ?? 0);
  if (header) setLength("--haat-header-end", Math.max(0, ...edges));
}

/**
 * Moves the toasts down until they lie over none of the page's own actions, such as "Recharge Wallet" or the sort order at the
 * top right. They are not moved while the shopper scrolls.
 */
export function makeRoom(): void {
  setLength("--haat-toast-room", 0);
  const toasts = document.querySelector(".Toastify__toast-container")?.getBoundingClientRect();
  if (toasts === undefined || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  const taken = [...document.querySelectorAll(ACTIONS)]
    .map((element) => ({ isLink: element.matches("a"), edges: element.getBoundingClientRect() }))
    .filter(({ isLink, edges }) => edges.height >= (isLink ? BUTTON_HEIGHT : 1))
    .filter(({ edges }) => edges.width > 0 && edges.right > toasts.left && edges.left < toasts.right)
    .map(({ edges: { top, bottom } }): Edges => ({ top: top - GAP, bottom: bottom + GAP }));
  setLength("--haat-toast-room", roomBelow(toasts, taken, innerHeight * LOWEST_SHARE));
}

function setLength(name: string, pixels: number): void {
  document.documentElement.style.setProperty(name, `${pixels}px`);
}
