export interface Written {
  table: string;
  columns: string[];
}

const UPDATE = /\bupdate\s+(?:"?\w+"?\.)?"?(\w+)"?(?:\s+as\s+"?\w+"?)?\s+set\s+/gi;
const UPSERT =
  /\binsert\s+into\s+(?:"?\w+"?\.)?"?(\w+)"?[^;]*?\bon\s+conflict\s*\(([^)]*)\)[^;]*?\bdo\s+update\s+set\s+/gi;
const END = /^(?:from|where|returning)\b/i;

/**
 * The tables of which a statement changes rows, and the columns that it sets. Not those by which an upsert finds its row:
 * they have the given values already.
 */
export function writtenColumns(text: string): Written[] {
  // A function's body, in a migration, is not carried out.
  if (text.includes("$$")) return [];
  return [UPDATE, UPSERT].flatMap((kind) =>
    [...text.matchAll(kind)].map((found) => ({
      table: found[1] ?? "",
      columns: assignments(text.slice(found.index + found[0].length)).filter(
        (column) => !(found[2] ?? "").match(/\w+/g)?.includes(column),
      ),
    })),
  );
}

/** The names before each `=` of a SET list, which ends at the next word of the statement outside brackets and texts. */
function assignments(list: string): string[] {
  const columns: string[] = [];
  let [depth, isNext] = [0, true];
  for (let at = 0; at < list.length; at += 1) {
    const rest = list.slice(at);
    if (list[at] === "'") at = list.indexOf("'", at + 1);
    else if (list[at] === "(") depth += 1;
    else if (list[at] === ")") depth -= 1;
    else if (depth === 0 && list[at] === ",") isNext = true;
    else if (isNext) {
      const [name, column] = /^\s*"?(\w+)"?\s*=/.exec(rest) ?? [];
      if (name === undefined || column === undefined) continue;
      columns.push(column);
      isNext = false;
      at += name.length - 1;
    } else if (depth === 0 && /\s/.test(list[at - 1] ?? "") && END.test(rest)) break;
    if (depth < 0 || at < 0) break;
  }
  return columns;
}
