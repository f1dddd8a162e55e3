import type { Table } from "../csv/readTable";
import type { Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { toText } from "../toText";
import { parseYaml } from "../yaml/parseYaml";
import { columnKeys } from "./columnKeys";
import type { Mapping } from "./ListColumns";
import { OFFERED } from "./mappingFile";
import { MEANINGS, type Meaning } from "./meanings";

/** `Option name` → `optionname` */
const folded = (word: string) => word.toLowerCase().replace(/\s+/g, "");
const BY_WORD = new Map((Object.keys(MEANINGS) as Meaning[]).map((meaning) => [folded(meaning), meaning]));
/** A list may have several columns with each of these meanings. */
const SEVERAL = new Set<Meaning>(["category", "tags", "pictures", "option", "tax", "visible"]);

/** Reads the owner's file of what a list's columns mean, and finds every mistake in it. */
export function readMapping(file: string, bytes: Buffer, table: Table): { mapping: Mapping; problems: Problem[] } {
  const mapping = new Map<number, Meaning>();
  const { text, problem } = toText(file, bytes);
  if (text === undefined) return { mapping, problems: [problem] };
  const parsed = parseYaml(file, text);
  if ("problems" in parsed) return { mapping, problems: parsed.problems };
  const { value, problemAt } = parsed;
  const columns = (value as { columns?: unknown } | null)?.columns;
  if (typeof columns !== "object" || columns === null || Array.isArray(columns))
    return { mapping, problems: [problemAt([], 'meant is "columns:", and below it a line for each column.')] };
  const keys = columnKeys(table);
  const names = keys.filter((key) => key !== undefined);
  const problems: Problem[] = [];
  for (const [key, said] of Object.entries(columns)) {
    if (said === null || said === "") continue;
    const tell = (message: string) => problems.push(problemAt(["columns", key], message));
    const meaning = typeof said === "string" ? BY_WORD.get(folded(said)) : undefined;
    const at = keys.indexOf(key);
    const before = [...mapping].find(([, known]) => known === meaning)?.[0];
    if (at < 0) tell(`the list has no column ${quoted(key)}.${suggestion(key, names)}`);
    if (meaning === undefined)
      tell(`${quoted(key)} is ${quoted(said)}, which is no meaning.${suggestion(String(said), OFFERED)}`);
    else if (before !== undefined && !SEVERAL.has(meaning))
      tell(`${quoted(key)} is ${meaning}, and so is ${quoted(keys[before])}: keep one.`);
    else if (at >= 0) mapping.set(at, meaning);
  }
  const said = new Set(mapping.values());
  if (!said.has("title")) problems.push(problemAt(["columns"], "no column is the title: write title behind one."));
  if (!said.has("price") && !said.has("mrp"))
    problems.push(problemAt(["columns"], "no column is the price: write price behind one."));
  return { mapping, problems };
}
