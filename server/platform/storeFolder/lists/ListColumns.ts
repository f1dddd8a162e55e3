import { plainWord } from "../csv/plainWord";
import type { Table, TableRow } from "../csv/readTable";
import { columnKeys } from "./columnKeys";
import { MEANINGS, type Meaning } from "./meanings";
import type { System } from "./systems";

interface Place {
  index: number;
  meaning: Meaning;
  header: string;
  /** The number in a numbered column's name. */
  number: number;
  /** Of two columns with the same meaning, the one with the smaller rank counts. */
  rank: number;
}

/** What columns mean according to the owner, by their places. */
export type Mapping = ReadonlyMap<number, Meaning>;

/** Reads a list by the meaning of its columns. */
export class ListColumns {
  readonly places: readonly Place[];

  constructor(
    readonly table: Table,
    readonly system: System,
    mapping?: Mapping,
  ) {
    const own = Object.entries(system.columns ?? {}) as [Meaning, readonly string[]][];
    const usual = Object.entries(MEANINGS) as [Meaning, readonly string[]][];
    const headers = mapping === undefined ? table.headers : columnKeys(table);
    const places = headers.flatMap((header = "", index): Place[] => {
      const word = headerWord(header);
      const given = mapping?.get(index);
      const meant: readonly [Meaning, readonly string[]][] =
        mapping === undefined ? [...own, ...usual] : given === undefined ? [] : [[given, ["*"]]];
      for (const [meaning, names] of meant) {
        for (const [rank, name] of names.entries()) {
          const match = pattern(name).exec(word);
          if (match) return [{ index, meaning, header, number: Number(match[1] ?? 0), rank }];
        }
      }
      return [];
    });
    this.places = places.sort((one, other) => one.rank - other.rank);
  }

  get hasDecimalComma(): boolean {
    return this.table.delimiter === ";" || this.system.decimalComma === true;
  }

  has(meaning: Meaning): boolean {
    return this.places.some((place) => place.meaning === meaning);
  }

  /** The cell of a row with this meaning; empty when there is none. */
  cell(row: TableRow, meaning: Meaning): string {
    return this.all(row, meaning)[0]?.value ?? "";
  }

  /** Every cell of a row with this meaning. */
  all(row: TableRow, meaning: Meaning): (Place & { value: string })[] {
    return this.places.flatMap((place) => {
      const value = place.meaning === meaning ? (row.cells[place.index] ?? "") : "";
      return value === "" ? [] : [{ ...place, value }];
    });
  }

  /** Columns that are not understood and not empty. */
  leftOut(): string[] {
    const known = new Set(this.places.map(({ index }) => index));
    return this.table.headers.filter(
      (header, index) =>
        header !== "" &&
        !known.has(index) &&
        this.table.rows.some(({ cells }) => !/^(|0|false|no|none)$/i.test(cells[index] ?? "")),
    );
  }
}

/** People write the currency behind the name of a column: `MRP (Rs.)`, `Price in ₹`. */
const IN_RUPEES = /(?<=\S)\s+(?:\((?:in )?(?:rs\.?|₹|inr|rupees)\)|(?:in )?(?:rs\.?|₹|rupees))$/;

/** The name of a column without the language that some systems add, such as `name:en`, and without rupees. */
export const headerWord = (header: string): string =>
  plainWord(header)
    .replaceAll("'", "’")
    .replace(/:[a-z]{2}$/, "")
    .replace(IN_RUPEES, "");

/** Whether the name of a column says that its amounts are rupees. */
export const saysRupees = (header: string): boolean => /\bINR\]?$/i.test(header) || IN_RUPEES.test(plainWord(header));

const patterns = new Map<string, RegExp>();

function pattern(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const escaped = name
    .replace(/[.()[\]?*+^$|\\]/g, "\\$&")
    .replaceAll("\\*", ".*")
    .replace("#", "(\\d{1,2})");
  const made = new RegExp(`^${escaped}$`);
  patterns.set(name, made);
  return made;
}
