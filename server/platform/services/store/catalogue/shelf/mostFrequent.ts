/** How many values of a fact a panel offers, besides the chosen ones. */
const MOST = 30;

/** A value of a fact, by its number, and how many products have it. */
export interface FactCount {
  value: number;
  count: number;
}

/**
 * The values that most products have, and all chosen ones. A store may have as many brands as products, so they are not
 * sorted: a value is added only if it is more frequent than the last one of the list. @param counted the values that may
 * have a count, in ascending order; each may come more than once
 */
export function mostFrequent(
  counts: Int32Array,
  chosen: ReadonlySet<number> | undefined,
  counted?: Int32Array,
): FactCount[] {
  const kept: FactCount[] = [];
  let [least, last] = [0, 0];
  for (let at = counted === undefined ? 1 : 0; at < (counted ?? counts).length; at += 1) {
    const value = counted === undefined ? at : (counted[at] as number);
    const count = counts[value] as number;
    if (count <= least || value === last) continue;
    last = value;
    const place = kept.findIndex((other) => other.count < count);
    kept.splice(place < 0 ? kept.length : place, 0, { value, count });
    if (kept.length > MOST) kept.pop();
    if (kept.length === MOST) least = (kept[MOST - 1] as FactCount).count;
  }
  const others = [...(chosen ?? [])].filter((value) => !kept.some((one) => one.value === value));
  return [...kept, ...others.map((value) => ({ value, count: counts[value] ?? 0 }))];
}
