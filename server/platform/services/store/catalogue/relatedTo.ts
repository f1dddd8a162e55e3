import type { StoreShelf } from "./shelf/StoreShelf";

/** A price this many times higher or lower means another kind of purchase. */
const SAME_KIND = 4;

/**
 * The numbers of listed products that go with one: those of its category, with similar prices first, in the store's order
 * from that product on, so that each product shows different ones.
 */
export function relatedTo(shelf: StoreShelf, number: number, size: number): number[] {
  const own = shelf.ordinalOf(number);
  if (own === undefined) return [];
  const listed = shelf.listed("place", shelf.categoryOf[own]);
  const from = listed.indexOf(own);
  const others = [...listed.subarray(from + 1), ...listed.subarray(0, Math.max(from, 0))];
  const price = shelf.prices[own] as number;
  const isNear = (one: number) => {
    const paise = shelf.prices[one] as number;
    return paise <= price * SAME_KIND && paise * SAME_KIND >= price;
  };
  const near = others.filter(isNear);
  if (near.length < size) near.push(...others.filter((one) => !isNear(one)).slice(0, size - near.length));
  return shelf.numbersOf(near.slice(0, size));
}
