import type { Command as Described } from "commander";
import type { Services } from "#server/platform/services/index.ts";
import type { Io, ServiceCommand } from "./Command.types";
import { type Cells, sayTable } from "./sayTable";

interface WholeListing<Options, Row> {
  name: ServiceCommand["name"];
  summary: string;
  describe?(command: Described): void;
  heads: readonly string[];
  read(services: Services, options: Options, io: Io): Promise<{ rows: Row[]; timeZone?: string }>;
  cells(row: Row, timeZone: string): Cells;
  /** The text for an empty list. */
  none: string;
}

/** Makes a command that lists all of something of which there are never many. */
export function wholeListCommand<Options extends object, Row>(
  listing: WholeListing<Options, Row>,
): ServiceCommand<Options & { json?: boolean }> {
  const { name, summary, describe, heads, read, cells, none } = listing;
  return {
    name,
    summary,
    describe: (command) => {
      command.option("--json", "as JSON");
      describe?.(command);
    },
    async run(services, { json, ...options }, io) {
      const { rows, timeZone = "utc" } = await read(services, options as unknown as Options, io);
      if (json) io.say(JSON.stringify(rows));
      else if (rows.length === 0) io.warn(none);
      else
        sayTable(
          heads,
          rows.map((row) => cells(row, timeZone)),
          io,
        );
      return 0;
    },
  };
}
