import { type SQL, sql } from "drizzle-orm";
import { products } from "../../db/schema/catalogue";
import { listings } from "../../db/schema/search-index";

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
    where: sql`${products.createdOrder} IN (SELECT number FROM ${listings} WHERE words @@ ${terms})`,
    rank: sql`1`,
  };
}

/** Alike in letters, so that "buter" finds butter. */
export function byLikeness(query: string): Match {
  const text = query.toLowerCase();
  return {
    where: sql`${text} <% lower(${products.name})`,
    rank: sql`word_similarity(${text}, lower(${products.name})) DESC`,
  };
}
