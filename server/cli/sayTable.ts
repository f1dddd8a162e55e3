import type { Io } from "./Command.types";
import { table } from "./table";

export type Cells = readonly (string | number)[];

/** Prints rows under their headings. The headings do not go to the output, so that a program reads rows alone. */
export function sayTable(heads: readonly string[], rows: readonly Cells[], io: Pick<Io, "say" | "head">): void {
  if (rows.length === 0) return;
  const [head = "", ...lines] = table([heads, ...rows]);
  io.head(head);
  for (const line of lines) io.say(line);
}
