import type { Problem } from "#server/platform/storeFolder/StoreFolder.types.ts";

/** A longer list of mistakes would help nobody. */
const TOLD_AT_MOST = 200;

/** The mistakes as lines for a person; the same mistake in many rows is one line. */
export function tellProblems(problems: readonly Problem[]): string[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.file, problem.column, problem.message]);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  const told = [...groups.values()].slice(0, TOLD_AT_MOST).map(sentence);
  const rest = groups.size - told.length;
  return rest > 0 ? [...told, `… and ${rest.toLocaleString("en-IN")} more.`] : told;
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
