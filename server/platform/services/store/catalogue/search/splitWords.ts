import { sql } from "drizzle-orm";
import type { Orm } from "../../../../db/db.types";
import { words as storeWords } from "../../../../db/schema/searchIndex";
import { isGrocersWord } from "./synonyms";
import type { Term } from "./terms";

/** The fewest letters on each side. */
const SHORTEST = 3;

/**
 * The words of a query with each unknown one split into two known ones: `sweetcorn` into `sweet corn`. Undefined when none
 * can be split.
 */
export async function splitWords(orm: Orm, storeId: string, terms: readonly Term[]): Promise<string[] | undefined> {
  const halves = new Map(
    terms.flatMap(({ typed: [word = ""], isKnown }) => (isKnown ? [] : [[word, halvesOf(word)] as const])),
  );
  const asked = [...new Set([...halves.values()].flat(2))];
  if (asked.length === 0) return undefined;
  const { rows } = await orm.execute<{ word: string }>(sql`
    SELECT word FROM ${storeWords} WHERE store_id = ${storeId}
      AND word = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(asked)}::json)))`);
  const known = new Set(rows.map(({ word }) => word));
  const isWord = (word: string) => known.has(word) || isGrocersWord([word]);
  const words = terms.flatMap(({ typed }) =>
    typed.flatMap((word) => halves.get(word)?.find((both) => both.every(isWord)) ?? [word]),
  );
  return words.length > terms.flatMap(({ typed }) => typed).length ? words : undefined;
}

function halvesOf(word: string): string[][] {
  const letters = [...word];
  const places = Array.from({ length: Math.max(0, letters.length - 2 * SHORTEST + 1) }, (_, at) => at + SHORTEST);
  return places.map((place) => [letters.slice(0, place).join(""), letters.slice(place).join("")]);
}
