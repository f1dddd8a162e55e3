import type { Category } from "#contract/catalogue/categories.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { CategorySuggestion, Suggestions } from "#contract/catalogue/search.ts";
import { isolated } from "#kernel/text/isolated.ts";
import type { ProductTile } from "../catalogue";
import * as words from "./words.en";

export type SuggestionGroup = "recent" | "search" | "categories" | "products";

/** One row under the search box; choosing it goes to `href`. */
export interface SuggestionRow {
  group: SuggestionGroup;
  /** Unique among the rows. */
  key: string;
  href: string;
  words: string;
  /** The search text, for rows that are searches. */
  query?: string;
  /** Undefined for a kind of row without a picture; empty when the product has none. */
  picture?: string;
  /** The weight, for products. */
  detail?: string;
  /** Integer paise. */
  sellingPrice?: number;
  mrp?: number;
}

/** How many categories are shown besides the recent searches before the shopper types. */
const CATEGORIES_BEFORE_TYPING = 5;

export function recentRows(recent: readonly string[], categories: readonly Category[]): SuggestionRow[] {
  return [
    ...recent.map((query) => searchRow("recent", query)),
    ...categories.slice(0, CATEGORIES_BEFORE_TYPING).map(categoryRow),
  ];
}

/**
 * The row that searches for the text comes first. It is there before the platform answers, so that no row moves under the
 * finger.
 */
export function suggestionRows(
  query: string,
  answer: Suggestions | undefined,
  tilesOf: (products: readonly Product[]) => ProductTile[],
): SuggestionRow[] {
  return [
    { ...searchRow("search", query), words: words.searchFor(isolated(query)) },
    ...(answer?.categories ?? []).map(categoryRow),
    ...tilesOf(answer?.results ?? []).map(productRow),
  ];
}

function searchRow(group: "recent" | "search", query: string): SuggestionRow {
  return { group, key: `${group} ${query}`, href: `/search?${new URLSearchParams({ query })}`, words: query, query };
}

function categoryRow({ id, name, imagePath }: CategorySuggestion): SuggestionRow {
  return {
    group: "categories",
    key: `category ${id}`,
    href: `/category/${encodeURIComponent(id)}`,
    words: name,
    picture: imagePath,
  };
}

function productRow(tile: ProductTile): SuggestionRow {
  const { href, name, picture, weight, sellingPrice, mrp } = tile.card;
  return {
    group: "products",
    key: `product ${tile.id}`,
    href,
    words: name,
    picture: picture ?? "",
    detail: weight,
    sellingPrice,
    mrp,
  };
}
