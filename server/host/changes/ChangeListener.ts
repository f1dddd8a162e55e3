import type { Changes, StoreChange } from "#contract/store/changes.ts";

export type ReadChanges = (after: string | undefined) => Promise<Changes>;

/** After this long without a successful request, kept pages can no longer be trusted to be up to date. */
const LOST_MS = 5_000;

export interface ChangeListenerOptions {
  read: ReadChanges;
  /** Called with each change, and with `undefined` when anything may have changed. */
  onChange: (change: StoreChange | undefined) => void;
  /** A monotonic clock in ms. */
  now: () => number;
}

/**
 * Asks the platform again and again what has changed since the last successful request, so that no change is missed, and
 * knows how long ago that was.
 */
export class ChangeListener {
  private cursor: string | undefined;
  private heardAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: ChangeListenerOptions) {}

  /** True while every change that is older than a few seconds has been passed on. */
  get isHeard(): boolean {
    return this.behindMs < LOST_MS;
  }

  /** The largest age of a change that has not been passed on yet; infinite before the first successful request. */
  get behindMs(): number {
    return this.options.now() - this.heardAt;
  }

  /** Asks once. @throws the platform's error; the next request then reports the same changes */
  async look(): Promise<void> {
    const { read, onChange, now } = this.options;
    const asked = now();
    const { cursor, changes, everything } = await read(this.cursor);
    if (everything) onChange(undefined);
    for (const change of changes) onChange(change);
    this.cursor = cursor;
    this.heardAt = asked;
  }
}
