import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { PRODUCTS_FILE } from "#server/platform/storeFolder/csv/productColumns.ts";
import { readTable } from "#server/platform/storeFolder/csv/readTable.ts";
import { folderOfGoods } from "#server/platform/storeFolder/example/folderOfGoods.ts";
import { goodsFiles } from "#server/platform/storeFolder/lists/goodsFiles.ts";
import { ListColumns, saysRupees } from "#server/platform/storeFolder/lists/ListColumns.ts";
import { ListReader } from "#server/platform/storeFolder/lists/ListReader.ts";
import { MAPPING_FILE, mappingFile } from "#server/platform/storeFolder/lists/mappingFile.ts";
import { MEANINGS } from "#server/platform/storeFolder/lists/meanings.ts";
import { notesOf } from "#server/platform/storeFolder/lists/notesOf.ts";
import { readMapping } from "#server/platform/storeFolder/lists/readMapping.ts";
import { recognise } from "#server/platform/storeFolder/lists/recognise.ts";
import { PLAIN_SHEET } from "#server/platform/storeFolder/lists/systems.ts";
import { productColumnNames } from "#server/platform/storeFolder/productColumnNames.ts";
import { isShopify } from "#server/platform/storeFolder/shopify/isShopify.ts";
import { quoted, suggestion } from "#server/platform/storeFolder/suggestion.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { Io } from "../../Command.types";
import { goodsIn } from "../../goodsIn";
import { readStoreFolder } from "../../readStoreFolder";
import { tellProblems } from "../../tellProblems";

export interface ListOptions {
  file: string;
  folder: string;
  currency?: string;
  /** Headers of columns that are declared as facts. */
  fact?: readonly string[];
}

const RUPEES = "INR";

/** Makes a shop's folder of a product list, and says what it understood. */
export async function importList({ file, folder, currency, fact = [] }: ListOptions, io: Io): Promise<number> {
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => name !== MAPPING_FILE) : [];
  if (there.length > 0) throw new ConfigError(`${folder} is not empty: name a new folder.`);
  const bytes = await readFile(file).catch(() => {
    throw new ConfigError(`There is no file ${file}.`);
  });
  const known = [...productColumnNames(), ...Object.values(MEANINGS).flat()];
  const { table, problems } = readTable(basename(file), bytes, known);
  if (table === undefined) throw new ConfigError(`${file}: ${problems[0]?.message ?? "it cannot be read."}`);
  const mappingPath = join(folder, MAPPING_FILE);
  const mapped = existsSync(mappingPath) ? readMapping(mappingPath, await readFile(mappingPath), table) : undefined;
  for (const line of tellProblems(mapped?.problems ?? [])) io.warn(line);
  if (mapped && mapped.problems.length > 0) return 1;
  const fromShopify = mapped === undefined && isShopify(table.headers);
  const system = mapped ? PLAIN_SHEET : recognise(table);
  if (system === undefined && !fromShopify) {
    await io.writeFile(mappingPath, Buffer.from(mappingFile(basename(file), table)));
    io.warn(`Only you know what the columns of ${file} mean: say it in ${mappingPath}, and run this command again.`);
    return 1;
  }
  io.say(
    `${file} is ${fromShopify ? "a list of Shopify" : nameOf(system?.name ?? "")}, with ${table.rows.length.toLocaleString("en-IN")} rows.`,
  );
  if (fromShopify || system === undefined) {
    needRupees(currency);
    mustBeAmong(table.headers, fact);
    return write(folder, { [PRODUCTS_FILE]: bytes }, fact, io);
  }
  const columns = new ListColumns(table, system, mapped?.mapping);
  const currencies = columns.table.rows.flatMap((row) =>
    columns.all(row, "currency").map(({ value }) => value.toUpperCase()),
  );
  const isSaid = currencies.length > 0 || columns.places.some(({ header }) => saysRupees(header));
  needRupees(isSaid ? (currencies.find((code) => code === RUPEES) ?? currencies[0] ?? RUPEES) : currency);
  const reader = new ListReader(columns, fact);
  const goods = reader.read();
  const unknown = [...new Set([...columns.leftOut(), ...reader.attributes])];
  mustBeAmong(unknown, fact);
  for (const { header, meaning } of columns.places) io.say(`  ${header} → ${wordsOf(meaning)}`);
  for (const column of fact) io.say(`  ${column} → a fact, declared in store.yaml`);
  const left = unknown.filter((header) => !fact.includes(header));
  if (left.length > 0) {
    io.say(`These columns have no place here and were left out: ${left.join(", ")}.`);
    io.say(`To tell one of them of its products, add --fact ${JSON.stringify(left[0])}.`);
  }
  for (const note of [...notesOf(columns, goods), ...reader.tally.notes()]) io.say(`Note: ${note}`);
  const files = goodsFiles(goods, fact);
  const texts = { [PRODUCTS_FILE]: files.products, "categories.csv": files.categories };
  const goodsOf = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  return write(folder, goodsOf, fact, io);
}

const nameOf = (system: string) => (system === PLAIN_SHEET.name ? system : `a list of ${system}`);
/** `optionName` as `option name`. */
const wordsOf = (meaning: string) => meaning.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

function needRupees(currency: string | undefined): void {
  if (currency === undefined)
    throw new ConfigError("The list does not say its currency: add --currency INR if its prices are rupees.");
  if (currency.toUpperCase() !== RUPEES)
    throw new ConfigError(
      `The prices are in ${currency.toUpperCase()}, and a shop sells in rupees (INR): change them first.`,
    );
}

function mustBeAmong(columns: readonly string[], facts: readonly string[]): void {
  const stranger = facts.find((column) => !columns.includes(column));
  if (stranger !== undefined)
    throw new ConfigError(
      `${quoted(stranger)} is no column that would be left out.${suggestion(stranger, columns) || ` These are: ${columns.join(", ")}.`}`,
    );
}

async function write(folder: string, goods: Record<string, Buffer>, facts: readonly string[], io: Io): Promise<number> {
  for (const [path, bytes] of await folderOfGoods(folder, goods, facts)) await io.writeFile(join(folder, path), bytes);
  const read = await readStoreFolder(folder, { although: "the folder is made" }, io);
  if (read === undefined) {
    io.say(`Mend this in ${folder}, then: haat store check ${folder}`);
    return 1;
  }
  io.say(`${folder} has ${goodsIn(read)}.`);
  io.say(`Look at store.yaml, then: haat store import ${folder} --fetch-pictures`);
  return 0;
}
