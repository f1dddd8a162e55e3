import { sql } from "drizzle-orm";
import type { Orm } from "../../../../db/db.types";
import { listings, words as storeWords } from "../../../../db/schema/searchIndex";
import type { Candidate } from "./nearWords";
import { allOf, oneOfEach } from "./queryWords";
import { isKind } from "./synonyms";
import type { Term } from "./terms";
import { TIER } from "./tiers";

/** The numbers of products that fit equally well; the best tier comes first. */
export interface Tier {
  tier: number;
  numbers: number[];
}

/**
 * Every product of the store that has all terms: the words, words with these beginnings, or other names of them. @param among
 * searches only these numbers, because no other product is known to have the terms
 */
export async function readMatches(
  orm: Orm,
  storeId: string,
  terms: readonly Term[],
  among?: readonly number[],
): Promise<Tier[]> {
  const words = typedWords(terms);
  const name = words.join(" ");
  const begins = allOf(words, { begins: true });
  const notByBrand = allOf(words, { begins: true, weights: "AB" });
  const others = terms.flatMap((term) => term.others);
  // `OFFSET 0` makes PostgreSQL fetch the rows by number first. Otherwise it would walk through the index of words.
  const few =
    among && sql`(SELECT * FROM ${listings} WHERE number = ANY(${`{${among.join(",")}}`}::int[]) OFFSET 0) few`;
  // The second `OFFSET 0` makes PostgreSQL compute each tier once, and not again for each use of it.
  const { rows } = await orm.execute<{ tier: number; kind: string | null; numbers: number[] }>(sql`
    SELECT tier, CASE WHEN tier IN (${TIER.beginsWith}, ${TIER.beginsOtherwise}) THEN head END AS kind, json_agg(number) AS numbers FROM (
      SELECT number, head, CASE
        WHEN name_key = ${name} THEN ${TIER.exact}::int
        WHEN ${isHead(words)} AND words @@ ${notByBrand}::tsquery THEN ${TIER.called}::int
        WHEN starts_with(name_key, ${`${name} `}) THEN ${TIER.beginsWith}::int
        ${others.length > 0 ? sql`WHEN ${isHead([...words, ...lastWords(others)])} THEN ${TIER.calledOtherwise}::int` : sql``}
        ${others.length > 0 && terms.length === 1 ? sql`WHEN ${beginsWithOne(others)} THEN ${TIER.beginsOtherwise}::int` : sql``}
        WHEN words @@ ${allOf(words, { begins: false, weights: "AB" })}::tsquery THEN ${TIER.wholeWords}::int
        WHEN ${headBegins(words)} AND words @@ ${notByBrand}::tsquery THEN ${TIER.calledBegins}::int
        WHEN starts_with(name_key, ${name}) THEN ${TIER.nameBegins}::int
        WHEN words @@ ${notByBrand}::tsquery THEN ${TIER.wordsBegin}::int
        ${others.length > 0 ? sql`WHEN words @@ ${begins}::tsquery THEN ${TIER.brand}::int ELSE ${TIER.otherwise}::int` : sql`ELSE ${TIER.brand}::int`} END AS tier
      FROM ${few ?? listings} WHERE store_id = ${storeId} AND words @@ ${queryOf(terms)}::tsquery OFFSET 0
    ) found GROUP BY 1, 2`);
  return rows.map(({ tier, kind, numbers }) => ({
    tier: kind !== null && isKind(kind) ? TIER.ofAnotherKind : tier,
    numbers,
  }));
}

const typedWords = (terms: readonly Term[]) => terms.flatMap(({ typed }) => typed);
const queryOf = (terms: readonly Term[]) => oneOfEach(terms.map(({ query }) => [query]));
/** The kind of product stands last in a name of several words. */
const lastWords = (names: readonly string[]) => names.map((name) => name.split(" ").at(-1) ?? name);

/** The name's first word is one of the names; comparing with longer ones would take longer than it helps. */
const beginsWithOne = (names: readonly string[]) =>
  sql`split_part(name_key, ' ', 1) = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(names)}::json)))`;

/** One of the words, in the singular, is the kind of product (`head`). */
const isHead = (words: readonly string[]) =>
  sql`head = ANY (ARRAY(SELECT search_index.singular_of(word) FROM unnest(${`{${words.map((word) => `"${word}"`).join(",")}}`}::text[]) AS word))`;

/** The last word, which may not be complete yet, begins the kind of product. */
const headBegins = (words: readonly string[]) => sql`head LIKE ${`${words.at(-1) ?? ""}%`}`;

/** Every product of the store that a text search finds, as one tier. */
export async function readFound(orm: Orm, storeId: string, query: string, tier: number): Promise<Tier[]> {
  const { rows } = await orm.execute<{ numbers: number[] | null }>(sql`
    SELECT json_agg(number) AS numbers FROM ${listings} WHERE store_id = ${storeId} AND words @@ ${query}::tsquery`);
  const numbers = rows[0]?.numbers ?? [];
  return numbers.length > 0 ? [{ tier, numbers }] : [];
}

const FIRST = 24;
/** The most words of the store with which a misspelt word is compared. */
const COMPARED = 1000;

/** The first few products that fit, for a shopper who is still typing. Each query stops as soon as it has enough. */
export async function readFirstMatches(orm: Orm, storeId: string, terms: readonly Term[]): Promise<Tier[]> {
  const words = typedWords(terms);
  const others = terms.flatMap((term) => term.others);
  const name = words.join(" ");
  const mine = sql`${listings} WHERE store_id = ${storeId} AND is_visible`;
  const all = words.length > 1 ? sql`AND words @@ ${allOf(words, { begins: true })}::tsquery` : sql``;
  const otherwise = sql`UNION ALL SELECT 4, json_agg(number) FROM (
      SELECT number FROM ${mine} AND ${isHead([...words, ...lastWords(others)])} AND words @@ ${queryOf(terms)}::tsquery LIMIT ${FIRST}) other
    UNION ALL SELECT 7, json_agg(number) FROM (
      SELECT number FROM ${mine} AND words @@ ${queryOf(terms)}::tsquery LIMIT ${FIRST}) otherwise`;
  const { rows } = await orm.execute<{ tier: number; numbers: number[] | null }>(sql`
    SELECT 1 AS tier, json_agg(number) AS numbers FROM (
      SELECT number FROM ${mine} AND name_key = ${name} LIMIT ${FIRST}) a
    UNION ALL SELECT 2, json_agg(number) FROM (
      SELECT number FROM ${mine} AND (${headBegins(words)} OR ${isHead(words)}) ${all} LIMIT ${FIRST}) called
    UNION ALL SELECT 3, json_agg(number) FROM (
      SELECT number FROM ${mine} AND name_key LIKE ${`${name} %`} LIMIT ${FIRST}) beginning
    ${others.length > 0 ? otherwise : sql``}
    UNION ALL SELECT 5, json_agg(number) FROM (
      SELECT number FROM ${mine} AND words @@ ${allOf(words, { begins: false, weights: "AB" })}::tsquery LIMIT ${FIRST}) b
    UNION ALL SELECT 6, json_agg(number) FROM (
      SELECT number FROM ${mine} AND words @@ ${allOf(words, { begins: true })}::tsquery LIMIT ${FIRST}) c`);
  return rows.map(({ tier, numbers }) => ({ tier, numbers: numbers ?? [] })).sort((a, b) => a.tier - b.tier);
}

export interface Unknown {
  typed: string;
  candidates: Candidate[];
}

/** Sorts after every word with the same beginning. */
const LAST = "\u{10ffff}";

/**
 * The typed words that begin no word of the store, each with similar words of the store: by common trigrams, or by the
 * first letter and the length.
 */
export async function readUnknown(orm: Orm, storeId: string, typed: readonly string[]): Promise<Unknown[]> {
  const ofStore = sql`${storeWords} w WHERE w.store_id = ${storeId}`;
  const asked = sql`json_array_elements_text(${JSON.stringify(typed)}::json) AS asked(word)`;
  const unknown = await orm.execute<{ typed: string }>(sql`
    SELECT asked.word AS typed FROM ${asked} WHERE NOT EXISTS (
      SELECT 1 FROM ${ofStore} AND w.word >= asked.word AND w.word < asked.word || ${LAST})`);
  return Promise.all(unknown.rows.map(({ typed: word }) => readCandidates(orm, storeId, word)));
}

async function readCandidates(orm: Orm, storeId: string, typed: string): Promise<Unknown> {
  const ofStore = sql`${storeWords} WHERE store_id = ${storeId}`;
  const [first = ""] = typed;
  const { length } = [...typed];
  const { rows } = await orm.execute<{ candidates: Candidate[] | null }>(sql`
    SELECT json_agg(json_build_object('word', word, 'alike', similarity(word, ${typed}))) AS candidates FROM (
      (SELECT word FROM ${ofStore} AND word % ${typed} LIMIT ${COMPARED})
      UNION
      (SELECT word FROM ${ofStore} AND word >= ${first} AND word < ${first + LAST}
        AND length(word) BETWEEN ${length - 1}::int AND ${length + 1}::int LIMIT ${COMPARED})) near`);
  return { typed, candidates: rows[0]?.candidates ?? [] };
}
