import { type FactChoice, LONGEST_QUERY } from "#contract/catalogue/search.ts";
import { pageIn } from "#kernel/navigation/pageIn.ts";
import { emptyCriteria, isSort, PRICE_RANGE, type SearchCriteria } from "./SearchCriteria";

/** More than any shopper chooses. An address may hold anything, and the platform refuses more (platform-api). */
const MOST_CHOICES = 200;
const isId = (text: string) => text.length > 0 && text.length <= 100 && !text.includes("\0");

/**
 * Reads a search from the address's query, which holds all of it, so that a reload, a shared link and Back show the same
 * search.
 */
export function readCriteria(address: URLSearchParams): SearchCriteria {
  const sort = address.get("sort");
  const [minSellingPrice, maxSellingPrice] = priceRange(
    wholeNumber(address.get("min")) ?? PRICE_RANGE.min,
    wholeNumber(address.get("max")) ?? PRICE_RANGE.max,
  );
  const rating = wholeNumber(address.get("rating"));
  return {
    query: (address.get("query") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_QUERY).trimEnd(),
    isSubscribable: address.get("subscribable") === "true",
    isInStock: address.get("stock") === "true",
    facts: [...new Set(address.getAll("fact"))].flatMap(readFact).slice(0, MOST_CHOICES),
    categoryIds: [...new Set(address.getAll("category").filter(isId))].slice(0, MOST_CHOICES),
    minSellingPrice,
    maxSellingPrice,
    averageRating: rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined,
    sort: isSort(sort) ? sort : emptyCriteria.sort,
    page: pageIn(address),
  };
}

/** `brand:Gokul`. Names may be in any script, because stores choose them. */
function readFact(text: string): FactChoice[] {
  const [, name, value] = /^([^\0:]{1,100}):([^\0]{1,500})$/s.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [{ name, value }];
}

/** Writes only what differs from the default. */
export function writeCriteria(criteria: SearchCriteria): URLSearchParams {
  const address = new URLSearchParams();
  if (criteria.query !== "") address.set("query", criteria.query);
  for (const id of criteria.categoryIds) address.append("category", id);
  for (const { name, value } of criteria.facts) address.append("fact", `${name}:${value}`);
  if (criteria.isSubscribable) address.set("subscribable", "true");
  if (criteria.isInStock) address.set("stock", "true");
  if (criteria.minSellingPrice > PRICE_RANGE.min) address.set("min", String(criteria.minSellingPrice));
  if (criteria.maxSellingPrice < PRICE_RANGE.max) address.set("max", String(criteria.maxSellingPrice));
  if (criteria.averageRating !== undefined) address.set("rating", String(criteria.averageRating));
  if (criteria.sort !== emptyCriteria.sort) address.set("sort", criteria.sort);
  if (criteria.page > 1) address.set("page", String(criteria.page));
  return address;
}

/** Clamps a price range to the slider's ends and its least gap (spec 5, Filters), because the address may contain anything. */
export function priceRange(min: number, max: number): [min: number, max: number] {
  const low = Math.min(Math.max(min, PRICE_RANGE.min), PRICE_RANGE.max - PRICE_RANGE.gap);
  const high = Math.min(Math.max(max, low + PRICE_RANGE.gap), PRICE_RANGE.max);
  return [low, high];
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
