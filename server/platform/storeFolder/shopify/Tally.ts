/** Counts what could not be imported unchanged, with one example of each kind. */
export class Tally {
  private readonly seen = new Map<string, { count: number; first: string }>();

  /** @param what the second half of a sentence after a number: `variants cost nothing and are hidden` */
  add(what: string, where: string): void {
    const known = this.seen.get(what);
    if (known) known.count += 1;
    else this.seen.set(what, { count: 1, first: where });
  }

  notes(): string[] {
    return [...this.seen].map(
      ([what, { count, first }]) => `${count.toLocaleString("en-IN")} ${what} (the first: ${first}).`,
    );
  }
}
