import {
  CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import type { Problem } from "../StoreFolder.types";
import { quoted } from "../suggestion";

export type Path = (string | number)[];

export interface ParsedYaml {
  document: Document;
  value: unknown;
  /** Makes a problem at the value under a path, or at the nearest existing value around it. */
  problemAt(path: Path, message: string): Problem;
}

const MB = 1024 * 1024;
/** A store with the largest allowed numbers of coupons, questions and banners is smaller. */
const MOST_LETTERS = 4 * MB;
const MOST_ENTRIES = 40_000;
const ENTRY = new Set([
  "map-value-ind",
  "seq-item-ind",
  "explicit-key-ind",
  "flow-map-start",
  "flow-seq-start",
  "comma",
] as const as readonly (string | null)[]);

/** Parses YAML without aliases, of limited size and number of entries. The time is proportional to the text. */
export function parseYaml(file: string, text: string): ParsedYaml | { problems: Problem[] } {
  const refused = (message: string) => ({ problems: [{ file, message }] });
  if (text.length > MOST_LETTERS) return refused("it is larger than 4 MB: a store's settings are much shorter.");
  if (hasManyEntries(text)) {
    return refused(`it has more than ${MOST_ENTRIES.toLocaleString("en-IN")} entries: a store's settings have fewer.`);
  }
  try {
    return parse(file, text);
  } catch (error) {
    // The parser calls itself for each list within a list.
    if (!(error instanceof RangeError)) throw error;
    return refused("its lists are nested too deeply: a store's settings have a few levels.");
  }
}

/** Splitting a text into words costs a fraction of parsing it. */
function hasManyEntries(text: string): boolean {
  let entries = 0;
  for (const word of new Lexer().lex(text)) {
    if (ENTRY.has(CST.tokenType(word))) entries += 1;
    if (entries > MOST_ENTRIES) return true;
  }
  return false;
}

function parse(file: string, text: string): ParsedYaml | { problems: Problem[] } {
  const lines = new LineCounter();
  // The parser compares each key with all others of its map, which takes hours for many; `mistakesIn` does not.
  const options = { lineCounter: lines, prettyErrors: false, logLevel: "silent", uniqueKeys: false } as const;
  const document = parseDocument(text, options);
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  // The parser reports its own overflow as a mistake of the text.
  if (document.errors.some(({ message }) => /call stack/i.test(message))) throw new RangeError();
  const broken = document.errors.map((error) => ({
    ...at(error.pos[0]),
    message: `this is not valid YAML: ${lowerFirst(error.message)}`,
  }));
  if (broken.length > 0) return { problems: broken };
  const mistakes = mistakesIn(document).map(({ offset, message }) => ({ ...at(offset), message }));
  if (mistakes.length > 0) return { problems: mistakes };
  const offsetOf = placesIn(document);
  return { document, value: document.toJS(), problemAt: (path, message) => ({ ...at(offsetOf(path)), message }) };
}

/** The name of a key; undefined for a list or a map, which are no names. */
export const nameIn = (key: unknown): string | undefined => (isScalar(key) ? String(key.value ?? "") : undefined);

/** Reports keys that occur twice, and aliases, because a few of them can stand for more text than fits into memory. */
function mistakesIn(document: Document): { offset: number; message: string }[] {
  const mistakes: { offset: number; message: string }[] = [];
  visit(document, {
    Alias: (_, { range }) => {
      mistakes.push({ offset: range?.[0] ?? 0, message: "an alias (*) is not supported: write its value." });
    },
    Map: (_, { items }) => {
      const keys = new Set<string>();
      for (const { key } of items) {
        const name = nameIn(key);
        if (name === undefined) continue;
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (keys.has(name)) mistakes.push({ offset, message: `${quoted(name)} is there twice: keep one.` });
        keys.add(name);
      }
    },
  });
  return mistakes;
}

/** Finds the offset of a value. It looks through each map only once. */
function placesIn(document: Document): (path: Path) => number {
  const known = new WeakMap<YAMLMap, Map<string | undefined, unknown>>();
  const valuesOf = (map: YAMLMap) => {
    const values = known.get(map) ?? new Map(map.items.map(({ key, value }) => [nameIn(key), value]));
    known.set(map, values);
    return values;
  };
  return (path) => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const part of path) {
      node = isMap(node) ? valuesOf(node).get(String(part)) : isSeq(node) ? node.items[Number(part)] : undefined;
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    }
    return offset;
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\s+/g, " ");
