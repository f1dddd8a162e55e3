/**
 * One page of a list and the list's total, for platforms that send neither (reading 34): a page that is not full is the last
 * one, and a page longer than the requested size is the whole list. `total` is undefined while more may follow.
 */
export function wholeList<T>(
  items: readonly T[],
  { page, size, total }: { page: number; size: number; total: number | undefined },
): { items: T[]; total: number | undefined } {
  const before = (page - 1) * size;
  if (items.length > size) return { items: items.slice(before, before + size), total: items.length };
  return { items: [...items], total: total ?? (items.length < size ? before + items.length : undefined) };
}
