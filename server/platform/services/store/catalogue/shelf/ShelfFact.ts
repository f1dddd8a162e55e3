/** One fact of a store's listings as a column: for each ordinal the number of its value in `values`, 0 for none. */
export class ShelfFact {
  readonly values = [""];
  numbers = new Int32Array(0);
  private counts = new Int32Array(0);
  private readonly numberOf = new Map([["", 0]]);

  /** @param name see `StoreFact` */
  constructor(readonly name: string) {}

  /** @returns whether the value changed */
  put(ordinal: number, value: string | null): boolean {
    if (ordinal >= this.numbers.length) {
      const grown = new Int32Array(Math.max(64, Math.ceil((ordinal + 1) * 1.5)));
      grown.set(this.numbers);
      this.numbers = grown;
    }
    const number = this.numbered(value ?? "");
    if (this.numbers[ordinal] === number) return false;
    this.numbers[ordinal] = number;
    return true;
  }

  /** The numbers of these values; values that no listing ever had are left out. */
  numbersOf(values: readonly string[]): number[] {
    return values.flatMap((value) => this.numberOf.get(value) ?? []);
  }

  /** A count of 0 for each value. It is used again at the next call, because a store may have as many brands as products. */
  counting(): Int32Array {
    if (this.counts.length < this.values.length) this.counts = new Int32Array(Math.ceil(this.values.length * 1.5));
    return this.counts.fill(0).subarray(0, this.values.length);
  }

  private numbered(value: string): number {
    const known = this.numberOf.get(value);
    if (known !== undefined) return known;
    this.numberOf.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}
