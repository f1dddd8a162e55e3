import { canonicalJson } from "../../common/keyed/canonicalJson";

export interface RowChanges<R> {
  added: R[];
  changed: R[];
  /** Rows that exist and are not wanted. */
  gone: R[];
}

/** The changes that turn the existing rows into the wanted ones, compared by id. An equal row is left alone. */
export function changesBetween<R extends { id: string }>(there: readonly R[], wanted: readonly R[]): RowChanges<R> {
  const byId = new Map(there.map((row) => [row.id, row]));
  const [added, changed]: [R[], R[]] = [[], []];
  for (const row of wanted) {
    const before = byId.get(row.id);
    byId.delete(row.id);
    if (before === undefined) added.push(row);
    else if (!saysTheSame(before, row)) changed.push(row);
  }
  return { added, changed, gone: [...byId.values()] };
}

/** Compared as JSON, because the database returns dates and empty fields in another form than they were given. */
const saysTheSame = (before: object, after: object) => canonicalJson(only(before, after)) === canonicalJson(after);

const only = (row: object, like: object) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, (row as Record<string, unknown>)[key]]));
