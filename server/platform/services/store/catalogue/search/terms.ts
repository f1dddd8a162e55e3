import { sql } from "drizzle-orm";
import type { Orm } from "../../../../db/db.types";
import { words as storeWords } from "../../../../db/schema/searchIndex";
import { nearestSounds, SAME_SOUND } from "./nearestSounds";
import { allOf } from "./queryWords";
import { soundDistance } from "./soundDistance";
import { type Spoken, spoken } from "./spoken";
import { isGrocersWord, isOfOthers, MOST_WORDS, type Name, synonymsOf } from "./synonyms";

/** One thing that a query names, with all that this store calls it. */
export interface Term {
  /** As typed; several words if they are one name, such as `kabuli chana`. */
  typed: readonly string[];
  /** Text search for what was typed, or any other name of it. */
  query: string;
  /** The other names by which the store has it. */
  others: readonly string[];
  /** A word of the store begins with what was typed, or the store has another name of it. */
  isKnown: boolean;
  /** It is not only the nearest to what was typed. */
  isSure: boolean;
  /** The store's spelling of a word that the store does not have as it was typed. */
  respelled?: string;
}

interface Heard {
  word: string;
  spoken: Spoken;
}

/** Sorts after every word with the same beginning. */
const LAST = "\u{10ffff}";
const MOST_ALIKE = 2000;
/** A text search with hundreds of words takes seconds in a large store. The nearest spellings are kept. */
const MOST_SPELLINGS = 20;
const SAFE = /^[\p{L}\p{M}]+$/u;
const LATIN = /^[a-z]+$/;

/** Reads what the store calls the spans of a query: in other spellings and scripts, and by other names (ADR 78). */
export async function readTerms(orm: Orm, storeId: string, spans: readonly Span[]): Promise<Term[]> {
  const words = spans.flatMap(({ typed }) => typed);
  const frames = spans.flatMap(({ heard, names }) =>
    [...(heard ?? []), ...names.flatMap((name) => name.spoken)].map(({ frame }) => frame),
  );
  if (frames.length === 0) return spans.map(({ typed }) => plain(typed));
  const { rows } = await orm.execute<{ alike: string[] | null; known: string[] | null }>(sql`
    SELECT (SELECT json_agg(word) FROM (
        SELECT word FROM ${storeWords} WHERE store_id = ${storeId}
          AND frame = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify([...new Set(frames)])}::json)))
        LIMIT ${MOST_ALIKE}) heard) AS alike,
      (SELECT json_agg(asked.word) FROM json_array_elements_text(${JSON.stringify(words)}::json) AS asked(word)
        WHERE EXISTS (SELECT 1 FROM ${storeWords} w
          WHERE w.store_id = ${storeId} AND w.word >= asked.word AND w.word < asked.word || ${LAST})) AS known`);
  const [{ alike, known } = { alike: null, known: null }] = rows;
  const byFrame = new Map<string, Heard[]>();
  for (const word of alike ?? []) {
    const said = SAFE.test(word) ? spoken(word) : undefined;
    if (said !== undefined) byFrame.set(said.frame, [...(byFrame.get(said.frame) ?? []), { word, spoken: said }]);
  }
  return spans.map((span) => termOf(span, byFrame, new Set(known)));
}

const plain = (typed: readonly string[]): Term => ({
  typed,
  query: allOf(typed, { begins: true }),
  others: [],
  isKnown: true,
  isSure: true,
});

/** Words of a query that name one thing. */
export interface Span {
  typed: string[];
  /** Undefined when a word has digits. */
  heard?: Spoken[];
  names: Name[];
}

/** Splits the words into names of the grocer's list, the longest first, and single words. */
export function spansOf(typed: readonly string[]): Span[] {
  const words = typed.map((word) => ({ word, spoken: spoken(word) }));
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MOST_WORDS, words.length - at);
    let span: Span = { typed: [], names: [] };
    for (; length >= 1; length -= 1) {
      const part = words.slice(at, at + length);
      const heard = part.flatMap((word) => word.spoken ?? []);
      const isHeard = heard.length === part.length;
      const names = isHeard
        ? namesOf(
            part.map(({ word }) => word),
            heard,
          )
        : [];
      span = { typed: part.map(({ word }) => word), ...(isHeard && { heard }), names };
      if (names.length > 0 || length === 1) break;
    }
    spans.push(span);
    at += length;
  }
  return spans;
}

/** Other names of the words; words that the list writes as one, such as `water melon`, are that one. */
function namesOf(words: readonly string[], heard: readonly Spoken[]): Name[] {
  // A name of several words is meant only if it is spelled like that; other spellings are looked for word by word.
  const names = synonymsOf(words, heard, { isKnown: heard.length > 1 });
  const joined = words.join("");
  if (names.length > 0 || words.length === 1 || (LATIN.test(joined) && !isGrocersWord([joined]))) return names;
  const whole = spoken(joined);
  return whole === undefined ? [] : synonymsOf([joined], [whole], { isKnown: true });
}

function termOf({ typed, heard, names }: Span, byFrame: ReadonlyMap<string, Heard[]>, known: Set<string>): Term {
  const [word = ""] = typed;
  const isKnown = typed.every((one) => known.has(one));
  const others = new Map<string, string>();
  const add = (words: readonly string[], query: string) => {
    if (words.join(" ") !== typed.join(" ")) others.set(words.join(" "), query);
  };
  const meant = isKnown && typed.length === 1 && heard !== undefined ? synonymsOf(typed, heard, { isKnown }) : names;
  let respelled: string | undefined;
  let isSaid = false;
  if (typed.length === 1 && heard?.[0] !== undefined) {
    const [said] = heard;
    const alike = byFrame.get(said.frame) ?? [];
    const near = nearestSounds(said, alike, (other) => other.spoken, { isKnown });
    isSaid = near.some((other) => soundDistance(said, other.spoken) <= SAME_SOUND);
    for (const other of near.slice(0, MOST_SPELLINGS)) {
      if (isGrocersWord(typed) && isOfOthers(other.word, meant)) continue;
      add([other.word], allOf([other.word], { begins: false, weights: "AB" }));
    }
    if (!isKnown && LATIN.test(word) && !isGrocersWord(typed)) {
      // Another script may have a nearer word, but a shopper reads the correction in the letters that were typed.
      const latin = alike.filter((other) => LATIN.test(other.word));
      respelled = nearestSounds(said, latin, (other) => other.spoken, { isKnown })[0]?.word;
      if (respelled !== undefined) add([respelled], allOf([respelled], { begins: false, weights: "AB" }));
    }
  }
  // A name of several words is left out of the query if one of its words alone is another name: it would find nothing more.
  for (const name of [...meant].sort((a, b) => a.words.length - b.words.length)) {
    const parts = name.spoken.map((part, at) => spellingsOf(part, name.words[at] as string, meant, byFrame));
    if (parts.some((spellings) => spellings.length === 0)) continue;
    const queries = parts.map((spellings) => `(${spellings.map((one) => `'${one}':AB`).join(" | ")})`);
    const isFound = parts.some((spellings) => spellings.every((one) => others.has(one) || one === typed.join(" ")));
    if (parts.length === 1) for (const spelling of parts[0] as string[]) add([spelling], `'${spelling}':AB`);
    else
      add(
        parts.map(([spelling]) => spelling as string),
        isFound ? "" : queries.join(" & "),
      );
  }
  const query = [
    `(${allOf(typed, { begins: true })})`,
    ...[...others.values()].filter((other) => other !== "").map((other) => `(${other})`),
  ];
  return {
    typed,
    query: query.join(" | "),
    others: [...others.keys()],
    isKnown: isKnown || others.size > 0,
    isSure: isKnown || isSaid || (heard !== undefined && synonymsOf(typed, heard, { isKnown: true }).length > 0),
    ...(respelled !== undefined && { respelled }),
  };
}

/** How the store writes a word of the list, the list's own way first. */
function spellingsOf(
  said: Spoken,
  written: string,
  names: readonly Name[],
  byFrame: ReadonlyMap<string, Heard[]>,
): string[] {
  const same = nearestSounds(said, byFrame.get(said.frame) ?? [], (other) => other.spoken, { isKnown: true });
  return same
    .flatMap(({ word }) => (isOfOthers(word, names) ? [] : [word]))
    .sort((a, b) => Number(b === written) - Number(a === written))
    .slice(0, MOST_SPELLINGS);
}
