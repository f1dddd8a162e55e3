export interface Cursor {
  /** When it was made, by the database's clock. */
  seconds: number;
  /** As PostgreSQL writes a `pg_snapshot`: `xmin:xmax:those between that were under way`. */
  snapshot: string;
  oldest: number;
  newest: number;
}

/** Nothing that a query would stumble over comes out of it; `undefined` for anything that is no cursor. */
export function readCursor(text: string): Cursor | undefined {
  const [, seconds, oldest, newest, underWay] = /^(\d{1,12})~(\d{1,15}):(\d{1,15}):([\d,]{0,4000})$/.exec(text) ?? [];
  if (seconds === undefined || underWay === undefined) return undefined;
  const numbers =
    underWay === "" ? [] : underWay.split(",").map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : -1));
  const [from, to] = [Number(oldest), Number(newest)];
  const isInOrder = numbers.every((xid, index) => xid >= from && xid < to && xid > (numbers[index - 1] ?? -1));
  if (from < 1 || from > to || !isInOrder) return undefined;
  return { seconds: Number(seconds), snapshot: `${from}:${to}:${numbers.join(",")}`, oldest: from, newest: to };
}

export function writeCursor(seconds: number, snapshot: string): string {
  return `${Math.floor(seconds)}~${snapshot}`;
}
