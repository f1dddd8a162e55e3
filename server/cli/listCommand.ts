import type { Command as Described } from "commander";
import type { Page } from "#contract/wire.types.ts";
import type { Owner } from "#server/platform/services/common/audit/Owner.types.ts";
import type { Wanted } from "#server/platform/services/common/Wanted.types.ts";
import type { Services } from "#server/platform/services/index.ts";
import type { Io, ServiceCommand } from "./Command.types";
import { placeOf } from "./numbers";
import { ownerOf, withStore } from "./ownerOf";
import { type Cells, sayTable } from "./sayTable";

interface Listing<Options, Row> {
  name: ServiceCommand["name"];
  summary: string;
  describe?(command: Described): void;
  /** How many rows are listed without `--limit`. */
  usual?: number;
  read(services: Services, owner: Owner, options: Options, wanted: Wanted): Promise<Page<Row>>;
  /** Of its table. */
  heads: readonly string[];
  /** The cells of a row; several lines of cells if the row needs them. @param timeZone the store's own */
  cells(row: Row, timeZone: string): Cells | readonly Cells[];
  /** The text for an empty list. */
  none: string;
}

interface Paging {
  limit: number;
  page: number;
  json?: boolean;
  store?: string;
}

/**
 * Makes a command that lists something of a shop. Every list is a page, says when it is cut and how to see more (bar 29),
 * and is JSON for programs with `--json`.
 */
export function listCommand<Options extends object, Row>(listing: Listing<Options, Row>): ServiceCommand {
  const { name, summary, describe, usual = 100, read, heads, cells, none } = listing;
  return {
    name,
    summary,
    describe: (command) => {
      withStore(command)
        .option("--limit <number>", "rows on a page, at most 10000", placeOf, usual)
        .option("--page <number>", "which page", placeOf, 1)
        .option("--json", "as JSON: rows, total, page");
      describe?.(command);
    },
    async run(services, options, io) {
      const { limit, page, json, ...rest } = options as Options & Paging;
      const owner = await ownerOf(services, rest, io);
      const found = await read(services, owner, rest as Options, { page, size: limit });
      if (json) {
        io.say(JSON.stringify(found));
        return 0;
      }
      const { timeZone } = await services.storeFacts.settings(owner.storeId);
      const rows = found.rows.map((row) => cells(row, timeZone));
      sayTable(heads, rows.flatMap(linesOf), io);
      sayRest(found, limit, none, io);
      return 0;
    },
  };
}

const linesOf = (cells: Cells | readonly Cells[]): readonly Cells[] =>
  Array.isArray(cells[0]) ? (cells as readonly Cells[]) : [cells as Cells];

function sayRest({ rows, total, page }: Page<unknown>, limit: number, none: string, io: Pick<Io, "warn">): void {
  const [shown, all, pages] = [rows.length, total, Math.ceil(total / limit)].map((each) =>
    each.toLocaleString("en-IN"),
  );
  if (total === 0) io.warn(none);
  else if (rows.length === 0) io.warn(`There is no page ${page}: the last one is --page ${pages}.`);
  else if (rows.length < total) {
    const where = page * limit < total ? `The next ones: --page ${page + 1}` : "This is the last page.";
    io.warn(`${shown} of ${all} shown, page ${page} of ${pages}. ${where}`);
  }
}
