import type { Message } from "./messagesIn";

/** The signs that end a sentence in English, as a language writes them. */
const ENDS: Record<string, Record<string, string>> = {
  hi: { ".": "।" },
  ur: { ".": "۔", "?": "؟" },
};
/** Signs that look like the language's own; `,` may stand inside a number. */
const NOT_ITS_SIGNS: Record<string, RegExp> = { hi: /[|،؛؟۔]/u, ur: /[?;|।]|,(?!\d)/u };
/** Arabic letters that a reader takes for the Urdu ones, and no search does. */
const NOT_ITS_LETTERS: Record<string, RegExp> = { ur: /[يىكهة]/u };
const PAIRS = ["()", "[]", "“”", "\u2068\u2069"].map((pair) => [...pair] as [string, string]);
/** What an editor or a copied page leaves behind. Signs of direction and joiners are letters' business. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const INVISIBLE = /[\u0000-\u001f\u007f\u00a0\u00ad\u200b\u2060\ufeff\ufffd]/u;
const MARKUP = /<\/?[a-z]|&\w+;/i;
/** What stands in a text to be replaced: `{label}`. */
const LABEL = /\{\w*\}/g;
/** 0 and 1 may be written as words, and the other way round. */
const NUMBER = /\d[\d,.]*\d|[2-9]/g;

/** What a reader of the language would see as badly written, each as the end of a sentence that begins with the message's name. */
export function* writingMistakes(original: Message, message: Message, language: string): Generator<string> {
  const [said, text] = [original.pieces.join(" "), message.pieces.join(" ")];
  const strange = strangeLetter(said, text, language);
  if (strange) yield `has the letter "${strange}", which is not of ${language}.`;
  const letter = NOT_ITS_LETTERS[language]?.exec(text)?.[0];
  if (letter) yield `has the Arabic letter "${letter}": write the one of ${language}.`;
  const sign = NOT_ITS_SIGNS[language]?.exec(text.replace(LABEL, ""))?.[0];
  if (sign) yield `has "${sign}", which is not a sign of ${language}.`;
  if (INVISIBLE.test(text)) yield "has an invisible sign: remove it.";
  if (MARKUP.test(text) && !MARKUP.test(said)) yield "has HTML, which would be shown as it is written.";
  if (/ {2}/.test(message.pieces.join("…"))) yield "has two spaces after one another.";
  for (const [open, close] of PAIRS) {
    if (text.split(open).length !== text.split(close).length) yield `has "${open}" and "${close}" not in pairs.`;
  }
  for (const label of text.match(LABEL) ?? []) {
    if (!said.includes(label)) yield `says ${label}, which nothing replaces: write it as English does.`;
  }
  if (message.kind !== "elsewhere") {
    const numbers = new Set<string>(said.match(NUMBER));
    for (const number of text.match(NUMBER) ?? []) {
      if (!numbers.has(number)) yield `says ${number}, which English does not say.`;
    }
  }
  if (message.kind === "text" && original.kind === "text") yield* endOf(said, text, language);
}

/** A letter of a script that is neither the language's own nor Latin, and that English does not name either. */
function strangeLetter(said: string, text: string, language: string): string | undefined {
  const script = new Intl.Locale(language).maximize().script;
  const strange = new RegExp(`(?!\\p{Script=${script}}|\\p{Script=Latin})\\p{L}`, "gu");
  return text.match(strange)?.find((letter) => !said.includes(letter));
}

/** Begin and end join a text to what stands beside it. */
function* endOf(said: string, text: string, language: string): Generator<string> {
  if (/^\s/.test(said) !== /^\s/.test(text) || /\s$/.test(said) !== /\s$/.test(text))
    yield "begins or ends with a space where English does not, or the other way round.";
  const end = /(?<![.])[.?!:…]$/.exec(said)?.[0];
  const wanted = end && (ENDS[language]?.[end] ?? end);
  if (wanted && !text.endsWith(wanted)) yield `does not end with "${wanted}", as a sentence of ${language} does.`;
}
