import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Marks that are not seen are written as escapes. */
const UNSEEN = /[\u200b-\u200f\u2066-\u2069]/g;
const escaped = (text: string) =>
  text.replace(UNSEEN, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * What a translator has written, as an expression of a catalogue.
 * @param values the values of the English message and their types; undefined for a text
 * @throws Error that says what is wrong
 */
export function sourceOf(written: string, values: readonly string[] | undefined, language: string): string {
  if (values === undefined) return escaped(JSON.stringify(written));
  if (/^\([^)]*\) =>/.test(written)) return written;
  const types = new Map(values.map((value) => [value.replace(/^_?(\w+).*$/s, "$1"), value.replace(/^_/, "")]));
  const used = new Set<string>();
  const nameOf = (value: string) => {
    if (!types.has(value)) throw new Error(`has no value {${value}}: there are ${[...types.keys()].join(", ")}.`);
    used.add(value);
    return value;
  };
  const body = template(parsed(written), nameOf, language);
  return `(${[...types].map(([name, typed]) => (used.has(name) ? typed : `_${typed}`)).join(", ")}) => ${body}`;
}

function parsed(written: string): MessageFormatElement[] {
  try {
    return parse(written, { ignoreTag: true, requiresOtherClause: false });
  } catch (error) {
    throw new Error(`is not written as ICU's messages are (${(error as Error).message}): look at its braces.`);
  }
}

type NameOf = (value: string) => string;

function template(elements: readonly MessageFormatElement[], nameOf: NameOf, language: string): string {
  const [only] = elements;
  if (elements.length < 2 && (only === undefined || only.type === TYPE.literal))
    return escaped(JSON.stringify(only?.value ?? ""));
  return `\`${elements.map((each) => partOf(each, nameOf, language)).join("")}\``;
}

function partOf(element: MessageFormatElement, nameOf: NameOf, language: string): string {
  if (element.type === TYPE.literal) return escaped(element.value.replace(/[`\\]|\$(?=\{)/g, "\\$&"));
  if (element.type === TYPE.argument) return `\${${nameOf(element.value)}}`;
  if (element.type !== TYPE.plural && element.type !== TYPE.select)
    throw new Error("has a value with a format: write {value}, plural or select.");
  const value = nameOf(element.value);
  const texts = Object.entries(element.options).map(
    ([when, { value: text }]) => [when, template(text, nameOf, language)] as const,
  );
  const [first, second, ...more] = texts;
  const test = first && second?.[0] === "other" && more.length === 0 ? testOf(value, first[0]) : undefined;
  if (test !== undefined) return `\${${test} ? ${first?.[1]} : ${second?.[1]}}`;
  const table = texts.map(([when, text]) => `${when}: ${text}`).join(", ");
  return `\${{ ${table} }[${element.type === TYPE.plural ? `${language}(${value})` : value}]}`;
}

/** The condition of a choice between one case and all others. */
function testOf(value: string, when: string): string | undefined {
  if (when === "true") return value;
  if (when === "undefined") return `${value} === undefined`;
  return /^=\d+$/.test(when) ? `${value} === ${when.slice(1)}` : undefined;
}
