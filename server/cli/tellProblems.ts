import type { Problem } from "#server/platform/storeFolder/StoreFolder.types.ts";

/** A longer list of mistakes would help nobody. */
const TOLD_AT_MOST = 200;
/** Of one column in such a list, so that those of other columns are seen, too. */
const OF_A_COLUMN = 20;

/** The mistakes as lines for a person; the same mistake in many rows is one line. */
export function tellProblems(problems: readonly Problem[]): string[] {
  const same = grouped(problems, ({ file, column, message }) => JSON.stringify([file, column, message]));
  const byPlace = () => grouped(same, ([first]) => JSON.stringify([first?.file, placeOf(first)]));
  const lines = same.length > TOLD_AT_MOST ? byPlace().flatMap(shortened) : same.map(sentence);
  const rest = lines.length - TOLD_AT_MOST;
  return rest > 0 ? [...lines.slice(0, TOLD_AT_MOST), `… and ${rest.toLocaleString("en-IN")} more.`] : lines;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** The name of a column in a table; undefined elsewhere. */
const placeOf = (problem: Problem | undefined) => (typeof problem?.column === "string" ? problem.column : undefined);

/** The first mistakes of a column, and how many more it has. */
function shortened(mistakes: readonly Problem[][]): string[] {
  const first = mistakes[0]?.[0];
  const more = mistakes.length - OF_A_COLUMN;
  if (placeOf(first) === undefined || more <= 0) return mistakes.map(sentence);
  const rest = `${first?.file}, column ${placeOf(first)}: … and ${more.toLocaleString("en-IN")} more.`;
  return [...mistakes.slice(0, OF_A_COLUMN).map(sentence), rest];
}

function sentence([first, ...others]: readonly Problem[]): string {
  if (first === undefined) return "";
  const { file, line, column, message } = first;
  const isMany = others.length > 0 && line !== undefined;
  const place = [
    file,
    ...(line === undefined || isMany ? [] : [line]),
    ...(typeof column === "number" ? [column] : []),
  ];
  const where = `${place.join(":")}${typeof column === "string" ? `, column ${column}` : ""}`;
  const rows = isMany ? `: ${(others.length + 1).toLocaleString("en-IN")} rows, first line ${line}` : "";
  return `${where}: ${rows === "" ? message : message.replace(/\.$/, "") + rows}`;
}
