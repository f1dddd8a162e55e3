import type { Changes, StoreChange } from "../../../src/contract/store/changes";

export type ReadChanges = (after: string | undefined) => Promise<Changes>;

/** Some looks may fail before what is kept has to be doubted. */
const LOST_MS = 5_000;

export interface ChangeListenerOptions {
  read: ReadChanges;
  /** Told of each change; of `undefined` where anything may have changed. */
  onChange: (change: StoreChange | undefined) => void;
  /** Monotonic, in ms. */
  now: () => number;
}

/** Asks again and again what changed, so that a lost message is asked for anew; knows for how long it has heard nothing. */
export class ChangeListener {
  private cursor: string | undefined;
  private heardAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: ChangeListenerOptions) {}

  /** Everything that changed more than a few seconds ago has been told. */
  get isHeard(): boolean {
    return this.options.now() - this.heardAt < LOST_MS;
  }

  /** @throws what the platform throws; the next look tells of the same changes */
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
