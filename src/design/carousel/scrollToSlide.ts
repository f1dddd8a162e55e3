/**
 * Scrolls a row whose slides are as wide as itself. In a page written from right to left the scroll position is negative.
 */
export function scrollToSlide(row: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const forward = getComputedStyle(row).direction === "rtl" ? -1 : 1;
  row.scrollTo({ left: forward * index * row.clientWidth, behavior });
}
