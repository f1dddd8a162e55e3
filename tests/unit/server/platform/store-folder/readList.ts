import { readTable } from "#server/platform/storeFolder/csv/readTable.ts";
import { ListColumns } from "#server/platform/storeFolder/lists/ListColumns.ts";
import type { ListedProduct } from "#server/platform/storeFolder/lists/ListedGoods.types.ts";
import { ListReader } from "#server/platform/storeFolder/lists/ListReader.ts";
import { MEANINGS } from "#server/platform/storeFolder/lists/meanings.ts";
import { notesOf } from "#server/platform/storeFolder/lists/notesOf.ts";
import { recognise } from "#server/platform/storeFolder/lists/recognise.ts";

/** Reads a list as `haat store import-list` does, and answers its system, its products and the remarks. */
export function readList(list: string | Buffer): {
  system: string;
  goods: ListedProduct[];
  notes: string;
  attributes: string[];
} {
  const { table } = readTable("list.csv", Buffer.from(list), Object.values(MEANINGS).flat());
  const system = table && recognise(table);
  if (table === undefined || system === undefined) throw new Error("The list is not recognised.");
  const columns = new ListColumns(table, system);
  const reader = new ListReader(columns);
  const goods = reader.read();
  const notes = [...notesOf(columns, goods), ...reader.tally.notes()].join("\n");
  return { system: system.name, goods, notes, attributes: [...reader.attributes] };
}
