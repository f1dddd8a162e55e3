/** The scripts of India's languages besides Latin: each has its own font, and a language for programs that read aloud. */
const SCRIPTS = {
  devanagari: { letters: /\p{scx=Devanagari}/u, lang: "hi" },
  bengali: { letters: /\p{scx=Bengali}/u, lang: "bn" },
  gurmukhi: { letters: /\p{scx=Gurmukhi}/u, lang: "pa" },
  gujarati: { letters: /\p{scx=Gujarati}/u, lang: "gu" },
  oriya: { letters: /\p{scx=Oriya}/u, lang: "or" },
  tamil: { letters: /\p{scx=Tamil}/u, lang: "ta" },
  telugu: { letters: /\p{scx=Telugu}/u, lang: "te" },
  kannada: { letters: /\p{scx=Kannada}/u, lang: "kn" },
  malayalam: { letters: /\p{scx=Malayalam}/u, lang: "ml" },
  arabic: { letters: /\p{scx=Arabic}/u, lang: "ur" },
  "ol-chiki": { letters: /\p{Script=Ol_Chiki}/u, lang: "sat" },
  "meetei-mayek": { letters: /\p{Script=Meetei_Mayek}/u, lang: "mni" },
} satisfies Record<string, { letters: RegExp; lang: string }>;

export type Script = "latin" | keyof typeof SCRIPTS;
export type Weight = "regular" | "strong";
export type FontName = `${Script}-${Weight}`;

const NAMES = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
/** Marks and joiners belong to the letter before them, whatever script they may have. */
const JOINS = /[\p{M}\u200C\u200D]/u;
/** Most texts have Latin letters only, and are not looked at letter by letter. */
const LATIN = /^[\0-\u036F\u1E00-\u1EFF\u2000-\u200B\u2010-\u22FF]*$/;

/** A letter's script. Signs of several scripts, such as the danda, are of the script before them. */
function scriptOf(letter: string, before: Script): Script {
  if (JOINS.test(letter)) return before;
  if (before !== "latin" && SCRIPTS[before].letters.test(letter)) return before;
  return NAMES.find((name) => SCRIPTS[name].letters.test(letter)) ?? "latin";
}

/** A text, split where its script changes. */
export function byScript(text: string): { text: string; script: Script }[] {
  if (LATIN.test(text)) return text === "" ? [] : [{ text, script: "latin" }];
  const parts: { text: string; script: Script }[] = [];
  let script: Script = "latin";
  for (const letter of text) {
    script = scriptOf(letter, script);
    const last = parts.at(-1);
    if (last?.script === script) last.text += letter;
    else parts.push({ text: letter, script });
  }
  return parts;
}

/** The scripts that a text needs fonts for. */
export const scriptsIn = (text: string): Set<Script> =>
  new Set<Script>(["latin", ...byScript(text).map(({ script }) => script)]);

/** The language in which a program reads a script aloud; undefined for Latin, whose language is the document's. */
export const langOf = (script: Script): string | undefined => (script === "latin" ? undefined : SCRIPTS[script].lang);
