import { canonicalJson } from "../../common/keyed/canonicalJson";

export interface RowChanges<R> {
  added: R[];
  changed: R[];
  /** Rows that are there and not wanted. */
  gone: R[];
}

/** What makes the rows that are there into those that are wanted, by id; a row that says the same is left alone. */
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

/** The database gives back what JSON would: a date and a field without a value are written in one way. */
const saysTheSame = (before: object, after: object) => canonicalJson(only(before, after)) === canonicalJson(after);

const only = (row: object, like: object) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, (row as Record<string, unknown>)[key]]));
