/**
 * Adds the new items of `given` to `order`, each behind the item that precedes it in `given`: S, M, L and then XS, S, M, XL
 * become XS, S, M, XL, L. Items that both have keep their places.
 */
export function insertInOrder(order: number[], given: readonly number[]): void {
  for (const [at, item] of given.entries()) {
    if (order.includes(item)) continue;
    const before = order.indexOf(given[at - 1] ?? -1);
    const next = given.slice(at + 1).find((other) => order.includes(other));
    if (before >= 0) order.splice(before + 1, 0, item);
    else if (next !== undefined) order.splice(order.indexOf(next), 0, item);
    else order.push(item);
  }
}
