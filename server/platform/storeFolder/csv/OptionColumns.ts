import type { OptionCell } from "../options/readOptions";
import type { Columns } from "./Columns";
import { sizeOf } from "./cells";
import type { TableRow } from "./readTable";

/** Columns that are options without being declared in store.yaml, besides the size; each with its spellings. */
const KNOWN: readonly (readonly string[])[] = [["colour", "color"], ["flavour", "flavor"], ["kind"]];
/** The form of other shop systems: a column for the option's name, a column for its value. */
const NUMBERED = [1, 2, 3] as const;

/** A column of a sheet that is an option: `size`, `option flavour`, or the value of a numbered pair. */
export type OptionColumn = "size" | `option ${string}`;
const valueColumn = (number: number): OptionColumn => `option ${number} value`;
const nameColumn = (number: number): OptionColumn => `option ${number} name`;

/** The names that the columns of options may have. @param declared the names in store.yaml */
export function optionColumns(declared: readonly string[]): Record<OptionColumn, readonly string[]> {
  const named = [...KNOWN, ...declared.map(spellings)].map((words) => [`option ${words[0]}`, words] as const);
  const numbered = NUMBERED.flatMap((number) => [
    [nameColumn(number), [`option${number} name`, `option ${number} name`]] as const,
    [valueColumn(number), [`option${number} value`, `option ${number} value`]] as const,
  ]);
  return { ...Object.fromEntries([...named, ...numbered]), size: ["size"] };
}

const spellings = (name: string): readonly string[] => {
  const word = name.toLowerCase();
  return KNOWN.find((known) => known.includes(word)) ?? [word];
};

interface Place {
  column: OptionColumn;
  /** Undefined when the cell of another column names the option. */
  name?: string;
  nameIn?: OptionColumn;
}

/** Reads the options of rows, in the order of the sheet's columns. */
export class OptionColumns<Name extends string> {
  private readonly places: readonly Place[];

  /** @param declared the names in store.yaml, which are shown as written there */
  constructor(
    private readonly columns: Columns<Name | OptionColumn>,
    declared: readonly string[],
  ) {
    const places = Object.keys(optionColumns(declared)).flatMap((key): (Place & { index: number })[] => {
      const column = key as OptionColumn;
      const index = columns.indexOf(column);
      const number = NUMBERED.find((one) => column === valueColumn(one) || column === nameColumn(one));
      if (index === undefined || (number !== undefined && column === nameColumn(number))) return [];
      if (number !== undefined) return [{ column, index, nameIn: nameColumn(number) }];
      const header = columns.table.headers[index] ?? "";
      const name = declared.find((one) => spellings(one).includes(header.toLowerCase()));
      return [{ column, index, name: name ?? capital(header) }];
    });
    this.places = places.sort((a, b) => a.index - b.index);
  }

  /** @param first the product's first row, which names numbered options */
  cells(row: TableRow, first: TableRow): (OptionCell & { column: OptionColumn })[] {
    return this.places.map(({ column, name, nameIn }, at) => {
      const value = this.columns.cell(row, column);
      const called = name ?? (nameIn && this.columns.cell(first, nameIn)) ?? "";
      return {
        column,
        name: called || `Option ${at + 1}`,
        value,
        isWeight: column === "size" && sizeOf(value) !== undefined,
      };
    });
  }
}

const capital = (header: string) => header.charAt(0).toUpperCase() + header.slice(1);
