import anyAscii from "any-ascii";

/** How a script writes vowels: all of them, all but the short a, or only the long ones. */
type Vowels = "all" | "no short a" | "long";

/** A word as it sounds, so that `doodh`, `dudh`, दूध and دودھ are compared with each other (ADR 78). */
export interface Spoken {
  /** In Latin letters, with one letter for each sound that spellings do not tell apart. */
  sound: string;
  /** The consonants alone. Words that may sound alike have the same frame; `hearAlike` decides. */
  frame: string;
  vowels: Vowels;
}

/** The sign for a nasal at the end of a syllable in each Indian script; the library takes it for an m. */
const NASAL = /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u0b01\u0b02\u0c01\u0c02\u0c81\u0c82\u0d02]/g;
/** In the north it is not written in Latin letters at the end of a word: गेहूं, دہیں. In the south it is an m. */
const LAST_NASAL = /[\u0901\u0902\u0a01\u0a02\u0a70\u0a81\u0a82\u06ba]$/;
const LAST_M = /[\u0c02\u0c82\u0d02]$/;
/** A consonant before h, between which a short a is heard: दही. The library would make one sound of the two. */
const BEFORE_H = /(?<=\p{Lo})(?=[\u0939\u09b9\u0a39\u0ab9\u0b39\u0bb9\u0c39\u0cb9\u0d39\u06c1])/gu;
/** Letters of Urdu that are an a, and that the library leaves out or takes for an h. */
const ALEF = /[\u0627\u0639]|(?<=\p{L})\u06c1$/gu;
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}]*$/u;

/** English plurals of other words than those that only have an s more. */
const PLURALS: [RegExp, string][] = [
  [/([a-z]{2})ies$/, "$1y"],
  [/([a-z]o|ss|sh|ch|x)es$/, "$1"],
];
/** Spellings of the same sound. `C` is the sound at the beginning of "chai". */
const SOUNDS: [RegExp, string][] = [
  [/t?chh?/g, "C"],
  [/ph/g, "f"],
  [/x/g, "ks"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/zh|z/g, "j"],
  [/([bdgjkst])h/g, "$1"],
  [/w/g, "v"],
  [/n(?=[bp])/g, "m"],
  [/aa/g, "a"],
  [/ee|ii|ea/g, "i"],
  [/oo|uu|ou/g, "u"],
  [/a[iy]e$/g, "e"],
  [/a[iy](?![aeiou])|e[iy](?![aeiou])/g, "e"],
  [/au|o[vw](?![aeiou])/g, "o"],
  [/(?<![aeiou])y(?![aeiou])/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** The word as it sounds; nothing when it has a digit or no letter. */
export function spoken(word: string): Spoken | undefined {
  if (/\p{N}/u.test(word)) return undefined;
  const isLatin = LATIN.test(word);
  const written = isLatin
    ? word
    : word.replace(ALEF, "a").replace(BEFORE_H, "a").replace(LAST_NASAL, "").replace(LAST_M, "m").replace(NASAL, "n");
  let sound = anyAscii(written)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  for (const [spelling, letter] of isLatin ? PLURALS : []) sound = sound.replace(spelling, letter);
  // The library writes च as c, which is k or s in English.
  if (!isLatin) sound = sound.replace(/c(?!h)/g, "ch");
  for (const [spelling, letter] of SOUNDS) sound = sound.replace(spelling, letter);
  if (sound === "") return undefined;
  const vowels = isLatin ? "all" : /\p{Script=Arabic}/u.test(word) ? "long" : "no short a";
  return { sound, frame: frameOf(sound), vowels };
}

/**
 * V, y and h inside a word are vowels in some spellings, the first letter of a word is none of these, and an s at the end may
 * be a plural.
 */
function frameOf(sound: string): string {
  const first = sound.slice(0, 1);
  return (
    (/[aeiou]/.test(first) ? "*" : first) +
    sound
      .slice(1)
      .replace(/[aeiouvyh]/g, "")
      .replace(/s$/, "")
  );
}
