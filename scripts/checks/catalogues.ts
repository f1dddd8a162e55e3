import { existsSync, readFileSync } from "node:fs";
import { type LanguageCode, languageCodes, languages } from "#contract/languages.ts";
import { cellsOf } from "../translate/cells";
import { type Message, messagesIn } from "./messagesIn";
import { sourceFiles } from "./sourceFiles";
import { writingMistakes } from "./writing";

/** Languages that still have gaps: a catalogue or a message that one of them lacks is no mistake yet. */
const incomplete: readonly LanguageCode[] = [];

/** Texts that are the same in every language: names, codes and patterns. */
const NAMES = new Set(["ltr", "rtl", "QR", "GSTIN", "MRP", "XXXX-XXXX-XXXX-XXXX", "d MMMM yyyy"]);
const LANGUAGE_TAG = /^[a-z]{2}(?:-[A-Z]{2})?(?:-u-nu-latn)?$/;
/** Numbers that a text names. 0 and 1 may be written as words. */
const NUMBER = /\d[\d,.]*\d|[2-9]/g;
const LABEL = /\{\w+\}/g;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/u;

/**
 * What is wrong in a language's catalogue, one sentence each (ADR 63).
 * @param mayLack whether messages may be missing
 */
export function mistakesIn(english: string, translation: string, language: string, mayLack = false): string[] {
  const originals = messagesIn(english);
  const messages = messagesIn(translation);
  const missing = [...originals.keys()].filter((name) => !mayLack && !messages.has(name));
  const foreign = [...translation.matchAll(/import \{ (\w+) \} from "make-plural\/cardinals"/g)].flatMap(
    ([, rule = ""]) =>
      rule === language ? [] : `"${rule}" is another language's plural: import "${language}" of make-plural.`,
  );
  return [
    ...foreign,
    ...[...missing, ...missingInTables(english, translation)].map((name) => `${name} is missing: translate it.`),
    ...[...messages].flatMap(([name, message]) => {
      const original = originals.get(name);
      if (!original) return `${name} is not in words.en.ts: remove it, or correct its name.`;
      return mistakesOf(original, message, language).map((mistake) => `${name} ${mistake}`);
    }),
  ];
}

/** Texts of tables and lists (`keyNames.{enter}`). Those that English does not have are mistakes only where they are shown. */
function missingInTables(english: string, translation: string): string[] {
  const names = new Set(cellsOf(translation).map(({ name }) => name));
  const tables = new Set([...names].map((name) => name.split(".")[0]));
  return cellsOf(english).flatMap(({ name }) => (tables.has(name.split(".")[0]) && !names.has(name) ? [name] : []));
}

function mistakesOf(original: Message, message: Message, language: string): string[] {
  const text = message.pieces.join(" ");
  const found = [...differentShape(original, message)];
  const isEmpty = message.kind === "text" && text.trim() === "";
  if (isEmpty && original.pieces.join("").trim() !== "") found.push("is empty: translate it.");
  else if (isUntranslated(original, message, language)) found.push(`has no ${language} letter: translate it.`);
  const english = new Set(original.pieces.filter((piece) => /[a-z]{2}/.test(piece)).map((piece) => piece.trim()));
  for (const piece of message.pieces.map((each) => each.trim())) {
    if (english.has(piece) && !isName(piece)) found.push(`says "${piece}" as English does: translate it.`);
  }
  if (languages[language as LanguageCode]?.direction === "rtl" && beginsTheOtherWay(text)) {
    found.push(
      "begins with letters of the other direction, which the whole text would take: write \\u200f before them.",
    );
  }
  if (OTHER_DIGITS.test(text)) found.push("has other digits than 0 to 9: write Latin digits.");
  if (text !== text.normalize("NFC"))
    found.push("is not in Unicode's form NFC: normalise it, so that it can be found.");
  const said = original.pieces.join(" ");
  if (message.kind !== "elsewhere") {
    const parts = new Set([...(text.match(NUMBER) ?? []), ...(text.match(LABEL) ?? [])]);
    for (const part of [...(said.match(NUMBER) ?? []), ...(said.match(LABEL) ?? [])]) {
      if (!parts.has(part)) found.push(`does not say ${part}, which English says: add it.`);
    }
  }
  found.push(...writingMistakes(original, message, language), ...pluralMistakes(original, message, language));
  if (message.comparesWithOne && !isOneAlone(language)) {
    found.push(`compares with 1: choose the plural by ${language} of make-plural.`);
  }
  return found;
}

/** Mistakes that the compiler would find where a program reads both catalogues. */
function* differentShape(original: Message, message: Message): Generator<string> {
  if (original.kind === "elsewhere" || message.kind === "elsewhere") return;
  if (original.kind !== message.kind) {
    yield `is a ${message.kind} and a ${original.kind} in English: make it a ${original.kind}.`;
    return;
  }
  const isSame = message.types.every((type, at) => type === "" || type === original.types[at]);
  if (!isSame || message.types.length > original.types.length) {
    yield `takes other values than in English: write (${original.types.map((type) => type.replace(/^:\s*/, "")).join(", ")}).`;
  }
  const isNamed = message.names.every((name, at) => name === original.names[at]);
  if (isSame && !isNamed) yield `names its values otherwise than English: write (${original.names.join(", ")}).`;
  for (const place of original.shown) {
    if (!message.shown.has(place)) yield `does not show its value ${place + 1}, which English shows: add it.`;
  }
}

function* pluralMistakes(original: Message, { counted, plurals }: Message, language: string): Generator<string> {
  const other = [...counted].find((place) => original.counted.size > 0 && !original.counted.has(place));
  if (other !== undefined) yield `counts by its value ${other + 1}, and English by another one.`;
  const shown = new Set(plurals.flatMap((branch) => [...branch.shown]));
  for (const { category, ...branch } of plurals.filter((each) => isOfSeveral(each.category, language))) {
    const lacks = [...shown].find((place) => !branch.shown.has(place));
    if (lacks !== undefined)
      yield `lacks its value ${lacks + 1} in "${category}", which is said of several numbers: add it.`;
  }
}

/** Whether a category has several numbers: Hindi's "one" is 0, too. */
function isOfSeveral(category: string, language: string): boolean {
  const rule = new Intl.PluralRules(language);
  return Array.from({ length: 201 }, (_, count) => rule.select(count)).filter((each) => each === category).length > 1;
}

function isUntranslated(original: Message, message: Message, language: string): boolean {
  if (original.kind === "elsewhere" || isName(message.pieces.join(" "))) return false;
  const script = new Intl.Locale(language).maximize().script;
  return (
    /\p{L}/u.test(original.pieces.join("")) && !new RegExp(`\\p{Script=${script}}`, "u").test(message.pieces.join(""))
  );
}

/** The first letter that is no label's, or Unicode's mark of a direction, decides how a text runs (ADR 75). */
const beginsTheOtherWay = (text: string) =>
  /[\u0590-\u08ff]/.test(text) && /^[^\p{L}\u200f]*[A-Za-z]/u.test(text.replace(LABEL, ""));

const isName = (text: string) => NAMES.has(text.trim()) || LANGUAGE_TAG.test(text);

/** Whether a language has the plurals of English, so that `count === 1` is its rule, too. */
function isOneAlone(language: string): boolean {
  const [rule, english] = [new Intl.PluralRules(language), new Intl.PluralRules("en")];
  return Array.from({ length: 201 }, (_, count) => count).every(
    (count) => rule.select(count) === english.select(count),
  );
}

/** Whether a source shows English in the build of every language, because `inlineWords` does not know its import. */
export const isAlwaysEnglish = (source: string): boolean =>
  /^import (?!type )(?!\* as words from "\.[^"]*\/words\.en";).*\/words\.en(?:\.ts)?";$/m.test(source) &&
  !/\/words\.(?!en\b)[a-z]+"/.test(source);

function alwaysEnglish(): string[] {
  return sourceFiles("src", "plugins")
    .filter((file) => !/\/words\.\w+\.ts$/.test(file) && isAlwaysEnglish(readFileSync(file, "utf8")))
    .map((file) => `${file} is English in every build: write import * as words from "./words.en".`);
}

/** The English catalogues of storefront, plugins, platform and examples. */
export const catalogueFiles = (): string[] =>
  sourceFiles("src", "plugins", "server/platform", "docs/examples").filter((file) => file.endsWith("/words.en.ts"));

/** Checks the catalogues of every language but English, or of one. */
export function catalogueMistakes(only?: LanguageCode): string[] {
  const files = catalogueFiles();
  const others = languageCodes.filter((language) => language !== "en" && (only ?? language) === language);
  return [...alwaysEnglish(), ...others.flatMap((language) => files.flatMap((file) => mistakesOfFile(file, language)))];
}

function mistakesOfFile(english: string, language: LanguageCode): string[] {
  const file = english.replace(/en\.ts$/, `${language}.ts`);
  const mayLack = incomplete.includes(language);
  if (!existsSync(file)) return mayLack ? [] : [`${file} is missing: translate ${english}.`];
  const mistakes = mistakesIn(readFileSync(english, "utf8"), readFileSync(file, "utf8"), language, mayLack);
  return mistakes.map((mistake) => `${file}: ${mistake}`);
}
