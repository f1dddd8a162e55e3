import { Meant } from "../../ownerInput/Meant";
import type { Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { columnLetters } from "./columnLetters";
import { plainWord } from "./plainWord";
import type { Table, TableRow } from "./readTable";

/** Finds the columns of a table by their names, in any order and case, and reads cells with their places. */
export class Columns<Name extends string> {
  readonly problems: Problem[] = [];
  /** Columns with unknown names. */
  readonly unknown: string[] = [];
  private readonly at = new Map<Name, number>();

  /** @param names the names that each column may have */
  constructor(
    private readonly file: string,
    readonly table: Table,
    names: Record<Name, readonly string[]>,
    required: readonly Name[],
  ) {
    const byWord = new Map<string, Name>();
    for (const [name, words] of Object.entries<readonly string[]>(names)) {
      for (const word of words) byWord.set(plainWord(word), name as Name);
    }
    for (const [index, header] of table.headers.entries()) {
      const name = byWord.get(plainWord(header));
      if (name === undefined) {
        if (header !== "") this.unknown.push(header);
      } else if (this.at.has(name))
        this.wrong({
          line: table.headerLine,
          column: header,
          message: `the column ${quoted(header)} is there twice: keep one.`,
        });
      else this.at.set(name, index);
    }
    for (const [index, header] of table.headers.entries()) {
      const row = header === "" ? table.rows.find(({ cells }) => (cells[index] ?? "") !== "") : undefined;
      if (row === undefined) continue;
      const message = `the column has no name, and ${quoted(row.cells[index])} in it: name the column, or empty it.`;
      this.wrong({ line: row.line, column: columnLetters(index), message });
    }
    for (const row of table.rows) {
      const beyond = row.cells.slice(table.headers.length);
      const isSplit = beyond.length > 0 && row.cells.some((cell) => cell.includes(table.written.quote));
      if (!isSplit && beyond.every((cell) => cell === "")) continue;
      const why = isSplit
        ? 'a " stands in the middle of a cell: put the whole cell in quotes and write " within it as "".'
        : `a cell with a "${table.delimiter}" in it needs quotes.`;
      this.wrong({
        line: row.line,
        message: `the row has ${row.cells.length} cells for ${table.headers.length} columns: ${why}`,
      });
    }
    for (const name of required) {
      if (this.at.has(name)) continue;
      const [word = name] = names[name];
      const like = suggestion(word, this.unknown).replace("Is", "Is the column").replace("meant", "meant to be it");
      this.wrong({ line: table.headerLine, message: `the column "${word}" is missing.${like}` });
    }
  }

  has(name: Name): boolean {
    return this.at.has(name);
  }

  /** The text of a cell; empty when there is no such column. */
  cell(row: TableRow, name: Name): string {
    const index = this.at.get(name);
    return index === undefined ? "" : (row.cells[index] ?? "");
  }

  indexOf(name: Name): number | undefined {
    return this.at.get(name);
  }

  /** Reads a cell; an unreadable one is reported as a problem and returns undefined. */
  read<T>(row: TableRow, name: Name, reader: (cell: string, delimiter: string) => T | Meant): T | undefined {
    const cell = this.cell(row, name);
    const value = reader(cell, this.table.delimiter);
    if (!(value instanceof Meant)) return value;
    this.found(row, name, value.words);
    return undefined;
  }

  /** @param meant the second half of a sentence: `a price such as 45 or 45.50` */
  found(row: TableRow, name: Name, meant: string): void {
    const cell = this.cell(row, name);
    const what = cell === "" ? "it is empty" : `${quoted(cell)} was found`;
    this.tell(row, name, `${what}; meant is ${meant}`);
  }

  tell(row: TableRow, name: Name, message: string): void {
    this.wrong({ line: row.line, column: this.columnOf(name), message });
  }

  /** The column's name as it stands in the sheet. */
  headerOf(name: Name): string {
    return this.table.headers[this.at.get(name) ?? -1] ?? name;
  }

  tellOfColumn(header: string, message: string): void {
    this.wrong({ line: this.table.headerLine, column: header, message });
  }

  private columnOf(name: Name): string {
    const index = this.at.get(name);
    return index === undefined ? name : `${columnLetters(index)} (${this.table.headers[index]})`;
  }

  private wrong(problem: Omit<Problem, "file">): void {
    this.problems.push({ file: this.file, ...problem });
  }
}
