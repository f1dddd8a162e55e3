import { type SQL, sql } from "drizzle-orm";
import { products } from "../../db/schema/catalogue";

/** How well rows fit, and which fit at all. */
export interface Match {
  where: SQL;
  rank: SQL;
}

/** Every word of the query begins a word of the product: "am mil" finds "Amrit Milk". Undefined: nothing to look for. */
export function byWords(query: string): Match | undefined {
  const words = query.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  if (words === null) return undefined;
  const terms = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;
  return {
    where: sql`${products.searchVector} @@ ${terms}`,
    rank: sql`ts_rank(${products.searchVector}, ${terms}) DESC`,
  };
}

/** Alike in letters, so that "buter" finds butter. */
export function byLikeness(query: string): Match {
  const text = query.toLowerCase();
  return {
    where: sql`${text} <% ${products.searchText}`,
    rank: sql`word_similarity(${text}, ${products.searchText}) DESC`,
  };
}
