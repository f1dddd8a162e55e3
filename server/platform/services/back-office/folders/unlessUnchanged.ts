import { canonicalJson } from "../../common/keyed/canonicalJson";

/**
 * The value that an import writes into a column that the shop changes too. If the cell is the same as at the last import,
 * the shop's value stays, so that the import undoes neither an order nor a command. @param last the cell at the last
 * import; undefined when it was not there @param there the shop's value; undefined for a new row
 */
export const unlessUnchanged = <T>(cell: T, last: T | undefined, there: T | undefined): T =>
  there !== undefined && last !== undefined && isSame(cell, last) ? there : cell;

const isSame = (a: unknown, b: unknown) => a === b || canonicalJson(a) === canonicalJson(b);
