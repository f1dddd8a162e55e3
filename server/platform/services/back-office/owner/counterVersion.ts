export interface CounterVersion {
  /** The day of the answer, in the store's time zone. */
  today: string;
  /** When the last whole answer was given, in seconds. */
  wholeAt: number;
  /** The mark up to which the counter knows all changes (`changedSince`). */
  mark: string;
  /** How many orders were open, and how many were finished on that day. */
  open: number;
  done: number;
}

/** Undefined for any other text, which is answered like a first call. */
export function readCounterVersion(text = ""): CounterVersion | undefined {
  const found = /^(\d{4}-\d\d-\d\d)_(\d{1,12})_(\d{1,18})_(\d{1,9})_(\d{1,9})$/.exec(text);
  if (found === null) return undefined;
  const [, today = "", wholeAt, mark = "", open, done] = found;
  return { today, wholeAt: Number(wholeAt), mark, open: Number(open), done: Number(done) };
}

export const writeCounterVersion = ({ today, wholeAt, mark, open, done }: CounterVersion): string =>
  [today, wholeAt, mark, open, done].join("_");
