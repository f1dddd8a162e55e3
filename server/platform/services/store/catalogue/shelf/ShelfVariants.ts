import type { Quantity } from "../search/readQuantity";
import type { ShelfOptions } from "./ShelfOptions";
import type { VariantFacts } from "./shelf.types";

const VISIBLE = 1;
const IN_STOCK = 2;

/** The wanted variants of a product. `quantity` prefers a variant, but excludes none. */
export interface VariantQuery {
  minPaise: number;
  maxPaise: number;
  quantity?: Quantity;
  /** For each combination the options that do not match (`ShelfOptions.missesOf`). */
  misses?: Int32Array | undefined;
}

interface PricesAndStock extends Pick<VariantQuery, "minPaise" | "maxPaise"> {
  isInStock: boolean;
}

/**
 * The variants of a store's listings in columns, about 14 bytes each. The variants of a listing stand side by side; a
 * listing that gets more variants moves to the end.
 */
export class ShelfVariants {
  private starts = new Int32Array(0);
  private counts = new Uint8Array(0);
  private room = new Uint8Array(0);
  private prices = new Int32Array(0);
  private flags = new Uint8Array(0);
  private amounts = new Float32Array(0);
  private combinations = new Int32Array(0);
  private used = 0;

  constructor(private readonly options: ShelfOptions) {}

  /** @returns whether sizes changed, only prices or stock, or nothing */
  put(ordinal: number, given: readonly VariantFacts[]): "sizes" | "facts" | undefined {
    const variants = given.slice(0, 255);
    this.makePlace(ordinal, variants.length);
    const start = this.starts[ordinal] as number;
    let changed: "sizes" | "facts" | undefined = this.counts[ordinal] === variants.length ? undefined : "sizes";
    this.counts[ordinal] = variants.length;
    for (const [index, [paise, flags, size, pairs]] of variants.entries()) {
      const at = start + index;
      const amount = Math.fround(size);
      if (this.amounts[at] !== amount || (this.flags[at] as number) >> 2 !== flags >> 2) changed = "sizes";
      const combination = pairs ? this.options.combinationOf(pairs) : 0;
      if (this.prices[at] !== paise || this.flags[at] !== flags || this.combinations[at] !== combination)
        changed ??= "facts";
      this.prices[at] = paise;
      this.flags[at] = flags;
      this.amounts[at] = amount;
      this.combinations[at] = combination;
    }
    return changed;
  }

  /** The lowest price of the visible variants in paise; 0 without any. */
  lowest(ordinal: number): number {
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = this.start(ordinal); at < this.end(ordinal); at += 1) {
      if (this.isVisible(at)) lowest = Math.min(lowest, this.prices[at] as number);
    }
    return lowest === Number.POSITIVE_INFINITY ? 0 : lowest;
  }

  highest(ordinal: number): number {
    let highest = 0;
    for (let at = this.start(ordinal); at < this.end(ordinal); at += 1) {
      if (this.isVisible(at)) highest = Math.max(highest, this.prices[at] as number);
    }
    return highest;
  }

  /** Whether a visible variant has this size. */
  has(ordinal: number, quantity: Quantity): boolean {
    for (let at = this.start(ordinal); at < this.end(ordinal); at += 1) {
      if (this.isVisible(at) && this.isOf(at, quantity)) return true;
    }
    return false;
  }

  /**
   * The variant that a card shows, as its index among the product's variants; -1 when none matches. Among the visible
   * variants within the price range and with the chosen options it is the one with the wanted size, else the first one in
   * stock, else the first one.
   */
  shown(ordinal: number, { minPaise, maxPaise, quantity, misses }: VariantQuery): number {
    const start = this.start(ordinal);
    let best = -1;
    let bestRank = -1;
    for (let at = start; at < this.end(ordinal); at += 1) {
      const paise = this.prices[at] as number;
      if (!this.isVisible(at) || paise < minPaise || paise > maxPaise) continue;
      // A combination that is newer than the query has no entry and never matches.
      if (misses !== undefined && misses[this.combinations[at] as number] !== 0) continue;
      const rank =
        (quantity !== undefined && this.isOf(at, quantity) ? 2 : 0) + (this.isInStock(ordinal, at - start) ? 1 : 0);
      if (rank <= bestRank) continue;
      best = at - start;
      bestRank = rank;
    }
    return best;
  }

  /** Calls `tell` with the combination of options of each visible variant within a price range. */
  combinationsOf(
    ordinal: number,
    { minPaise, maxPaise, isInStock }: PricesAndStock,
    tell: (combination: number) => void,
  ): void {
    for (let at = this.start(ordinal); at < this.end(ordinal); at += 1) {
      const paise = this.prices[at] as number;
      if (!this.isVisible(at) || paise < minPaise || paise > maxPaise) continue;
      if (!isInStock || ((this.flags[at] as number) & IN_STOCK) !== 0) tell(this.combinations[at] as number);
    }
  }

  /** The price of a variant, by its index, in paise. */
  price(ordinal: number, place: number): number {
    return this.prices[this.start(ordinal) + place] as number;
  }

  isInStock(ordinal: number, place: number): boolean {
    return ((this.flags[this.start(ordinal) + place] as number) & IN_STOCK) !== 0;
  }

  private start(ordinal: number): number {
    return this.starts[ordinal] ?? 0;
  }

  private end(ordinal: number): number {
    return this.start(ordinal) + (this.counts[ordinal] ?? 0);
  }

  private isVisible(at: number): boolean {
    return ((this.flags[at] as number) & VISIBLE) !== 0;
  }

  private isOf(at: number, { kind, amount }: Quantity): boolean {
    return (this.flags[at] as number) >> 2 === kind && this.amounts[at] === Math.fround(amount);
  }

  private makePlace(ordinal: number, count: number): void {
    if (ordinal >= this.starts.length) {
      const length = Math.max(64, Math.ceil((ordinal + 1) * 1.5));
      this.starts = copied(this.starts, new Int32Array(length));
      this.counts = copied(this.counts, new Uint8Array(length));
      this.room = copied(this.room, new Uint8Array(length));
    }
    if ((this.room[ordinal] as number) >= count) return;
    this.starts[ordinal] = this.used;
    this.room[ordinal] = count;
    this.used += count;
    if (this.used <= this.prices.length) return;
    const length = Math.ceil(this.used * 1.5);
    this.prices = copied(this.prices, new Int32Array(length));
    this.flags = copied(this.flags, new Uint8Array(length));
    this.amounts = copied(this.amounts, new Float32Array(length));
    this.combinations = copied(this.combinations, new Int32Array(length));
  }
}

function copied<T extends Int32Array | Uint8Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
