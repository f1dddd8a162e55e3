import { canonicalJson } from "../../common/keyed/canonicalJson";

/**
 * What an import wants in a column that is changed in the shop, too: a cell that says what it said at the last import
 * leaves the shop's value, so that it undoes neither an order nor a command.
 * @param last what the cell said at the last import; undefined when it was not there
 * @param there the shop's value; undefined for a new row
 */
export const unlessUnchanged = <T>(cell: T, last: T | undefined, there: T | undefined): T =>
  there !== undefined && last !== undefined && isSame(cell, last) ? there : cell;

const isSame = (a: unknown, b: unknown) => a === b || canonicalJson(a) === canonicalJson(b);
