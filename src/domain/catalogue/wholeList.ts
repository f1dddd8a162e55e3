/**
 * Completes a page of a list from a platform that sends no pages or no total (reading 34). A page that is not full is the
 * last one; a page longer than requested is the whole list. `total` is undefined while more may follow.
 */
export function wholeList<T>(
  items: readonly T[],
  { page, size, total }: { page: number; size: number; total: number | undefined },
): { items: T[]; total: number | undefined } {
  const before = (page - 1) * size;
  if (items.length > size) return { items: items.slice(before, before + size), total: items.length };
  return { items: [...items], total: total ?? (items.length < size ? before + items.length : undefined) };
}
