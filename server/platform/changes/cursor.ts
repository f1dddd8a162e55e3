export interface Cursor {
  /** The time at which the cursor was made, by the database's clock. */
  seconds: number;
  /** A `pg_snapshot` as PostgreSQL writes it: `xmin:xmax:the transactions between them that were running`. */
  snapshot: string;
  oldest: number;
  newest: number;
}

/** Reads a cursor that a caller sent; `undefined` for any other text, so that no query fails on it. */
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
