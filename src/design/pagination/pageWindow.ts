/**
 * At most `most` neighbouring page numbers around the current one, counted from 1; exactly `most` when there are as many pages.
 */
export function pageWindow(current: number, total: number, most: number): number[] {
  const length = Math.min(most, Math.max(total, 0));
  const first = Math.min(Math.max(current - Math.floor(length / 2), 1), Math.max(total - length + 1, 1));
  return Array.from({ length }, (_, index) => first + index);
}
