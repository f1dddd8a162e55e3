import type { PointerEvent } from "react";

/**
 * For `onPointerDown` of what a press replaces at once: a finger does not give it the focus, as on iOS. Otherwise the browser
 * sends mouse events and moves the focus before the click, and computes the page's styles when the focused element is removed.
 * With a processor 4 times slower this delays the cart's badge by 8 to 16 ms and a product's title by 8 to 20 ms. Another
 * element that has the focus still loses it.
 */
export function leaveFocus(event: PointerEvent): void {
  if (event.pointerType === "touch" && document.activeElement === document.body) event.preventDefault();
}
