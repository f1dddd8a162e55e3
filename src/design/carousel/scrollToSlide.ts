import { forwardOf } from "../theme/forwardOf";

/**
 * Scrolls a row whose slides are as wide as itself. In a page written from right to left the scroll position is negative.
 */
export function scrollToSlide(row: HTMLElement, index: number, behavior: ScrollBehavior): void {
  row.scrollTo({ left: forwardOf(row) * index * row.clientWidth, behavior });
}
