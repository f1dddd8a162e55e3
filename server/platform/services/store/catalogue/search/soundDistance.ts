import type { Spoken } from "./spoken";

const VOWELS = new Set("aeiou");
/** Letters that stand for one sound in one spelling and for another one in the next: `piyaz`, `pyaz`. */
const NEAR = new Map(
  Object.entries({ ae: 0.4, ei: 0.2, ou: 0.2, ao: 0.35, au: 0.4, iy: 0.1, ey: 0.2, uv: 0.15, ov: 0.15 }),
);
const UNLIKE = 2;
const PLURAL = 0.1;
const OTHER_VOWEL = 0.6;
/** What a vowel costs that a script does not write. */
const UNWRITTEN = 0.03;
/** Sounds for which the Arabic script has one letter. */
const LONG = ["yie", "vuo"];

/**
 * How differently two words with the same consonants sound: 0 is the same, 0.5 is one other vowel. Vowels that the script
 * of a word does not write count little.
 */
export function soundDistance(a: Spoken, b: Spoken): number {
  const plurals = pluralOf(a.sound, b.sound);
  const asWritten = distance(a, b);
  if (plurals === undefined) return asWritten;
  return Math.min(asWritten, PLURAL + distance({ ...a, sound: plurals[0] }, { ...b, sound: plurals[1] }));
}

function distance(a: Spoken, b: Spoken): number {
  const [from, to] = [a.sound, b.sound];
  let last = [0];
  for (let j = 1; j <= to.length; j += 1) last.push((last[j - 1] as number) + costOf(to[j - 1] as string, a));
  for (let i = 1; i <= from.length; i += 1) {
    const letter = from[i - 1] as string;
    const row = [(last[0] as number) + costOf(letter, b)];
    for (let j = 1; j <= to.length; j += 1) {
      const other = to[j - 1] as string;
      row.push(
        Math.min(
          (row[j - 1] as number) + costOf(other, a),
          (last[j] as number) + costOf(letter, b),
          (last[j - 1] as number) + replacing(letter, other, a.vowels === "long" || b.vowels === "long"),
        ),
      );
    }
    last = row;
  }
  return last.at(-1) as number;
}

/** Both without the s that only one of them ends with. */
function pluralOf(from: string, to: string): [string, string] | undefined {
  if (from.endsWith("s") === to.endsWith("s")) return undefined;
  return [from.replace(/s$/, ""), to.replace(/s$/, "")];
}

/** What it costs that the other word lacks this letter. */
function costOf(letter: string, { vowels }: Spoken): number {
  if (VOWELS.has(letter)) {
    if (vowels === "long" || (vowels === "no short a" && letter === "a")) return UNWRITTEN;
    return letter === "a" ? 0.2 : 0.35;
  }
  return letter === "h" ? 0.2 : letter === "v" || letter === "y" ? 0.3 : UNLIKE;
}

function replacing(a: string, b: string, isLong: boolean): number {
  if (a === b) return 0;
  if (isLong && LONG.some((letters) => letters.includes(a) && letters.includes(b))) return UNWRITTEN;
  const near = NEAR.get(a < b ? a + b : b + a);
  return near ?? (VOWELS.has(a) && VOWELS.has(b) ? OTHER_VOWEL : UNLIKE);
}
