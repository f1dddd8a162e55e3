import type { ShelfOption, ShelfOptions } from "./ShelfOptions";
import type { ShelfVariants } from "./ShelfVariants";

/** The filter panel offers at most this many options: those that most of the found products have. */
const MOST_OFFERED = 6;

/** Counts for each value of each option the products with a variant that has the value and passes all other filters. */
export class OptionCounts {
  private readonly counts: Int32Array[];
  /** For each value the last product counted for it, so that a product with several such variants counts once. */
  private readonly last: Int32Array[];

  constructor(
    private readonly options: ShelfOptions,
    private readonly variants: ShelfVariants,
    private readonly limits: Parameters<ShelfVariants["combinationsOf"]>[1],
    private readonly misses: Int32Array | undefined,
  ) {
    this.counts = options.all.map(({ values }) => new Int32Array(values.length));
    this.last = options.all.map(({ values }) => new Int32Array(values.length).fill(-1));
  }

  add(ordinal: number): void {
    this.variants.combinationsOf(ordinal, this.limits, (combination) => {
      const pairs = this.options.combinations[combination] as number[];
      const misses = this.misses?.[combination] ?? 0;
      for (let at = 0; at < pairs.length; at += 2) {
        const [option, value] = [pairs[at] as number, pairs[at + 1] as number];
        const [counts, last] = [this.counts[option] as Int32Array, this.last[option] as Int32Array];
        if ((misses & ~(1 << option)) !== 0 || last[value] === ordinal) continue;
        last[value] = ordinal;
        (counts[value] as number) += 1;
      }
    });
  }

  /** The counts of the offered options, in the order in which the store's products have these options. */
  offered(isChosen: (option: ShelfOption) => boolean): { option: ShelfOption; counts: Int32Array }[] {
    const all = this.options.all.map((option, at) => {
      const counts = this.counts[at] as Int32Array;
      return { option, counts, at, sum: counts.reduce((sum, count) => sum + count, 0) };
    });
    return all
      .filter(({ option, sum }) => sum > 0 || isChosen(option))
      .sort((one, other) => other.sum - one.sum)
      .slice(0, MOST_OFFERED)
      .sort((one, other) => one.at - other.at);
  }
}
