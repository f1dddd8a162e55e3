import type { ProductOption, Swatch } from "#contract/catalogue/options.ts";
import { slug } from "../../../../storeFolder/slug";
import type { OptionPairs } from "../../../common/options/OptionPairs.types";
import { insertInOrder } from "./insertInOrder";

/** The most options of a store: `missesOf` has a bit for each in a whole number. */
const MOST = 31;

/** An option of a store's products. Options whose names differ only in capitals are one. */
export interface ShelfOption {
  /** Used in addresses. It contains a full stop, which names of facts never do. */
  name: string;
  label: string;
  /** By their numbers, which begin at 1. */
  values: string[];
  /** The numbers of the values in the owners' order. */
  order: number[];
  swatches: Map<number, Swatch>;
}

/**
 * The options of a store's variants (ADR 69). All variants with the same values share one number, that of their
 * combination.
 */
export class ShelfOptions {
  readonly all: ShelfOption[] = [];
  /**
   * For each combination its options and values in turn: `[option, value, option, value]`. Combination 0 has no options.
   */
  readonly combinations: number[][] = [[]];
  private readonly numberOf = new Map<string, number>([["[]", 0]]);
  private readonly valueOf = new Map<string, number>();

  /** Takes over the order and the swatches of a product's values. @returns whether a swatch changed */
  put(options: readonly ProductOption[]): boolean {
    let isAnother = false;
    for (const { name, values, swatches = {} } of options) {
      const option = this.all[this.indexOf(name)];
      if (option === undefined) continue;
      const numbers = values.map((value) => this.numbered(option, value));
      insertInOrder(option.order, numbers);
      for (const [at, value] of values.entries()) {
        const [number, swatch] = [numbers[at] as number, swatches[value]];
        if (JSON.stringify(option.swatches.get(number)) === JSON.stringify(swatch)) continue;
        if (swatch === undefined) option.swatches.delete(number);
        else option.swatches.set(number, swatch);
        isAnother = true;
      }
    }
    return isAnother;
  }

  combinationOf(pairs: OptionPairs): number {
    const key = JSON.stringify(pairs);
    const known = this.numberOf.get(key);
    if (known !== undefined) return known;
    const made = pairs.flatMap(([name, value]) => {
      const at = this.indexOf(name);
      const option = this.all[at];
      return option === undefined ? [] : [at, this.numbered(option, value)];
    });
    this.numberOf.set(key, this.combinations.length);
    return this.combinations.push(made) - 1;
  }

  /**
   * For each combination the options that do not match, as bits: the combination has none of the values chosen for them.
   * @param chosen values by the names of their options @returns undefined when no option was chosen
   */
  missesOf(chosen: ReadonlyMap<string, readonly string[]>): Int32Array | undefined {
    const asked = this.all.map(({ name }) => chosen.get(name));
    if (asked.every((values) => values === undefined)) return undefined;
    const wanted = asked.map((values, at) => {
      const option = this.all[at] as ShelfOption;
      return values && new Set(values.map((value) => this.valueOf.get(valueKey(option.name, value))));
    });
    return Int32Array.from(this.combinations, (pairs) => {
      let misses = 0;
      for (const [at, values] of wanted.entries()) {
        const place = pairs.findIndex((option, index) => index % 2 === 0 && option === at);
        if (values !== undefined && !(place >= 0 && values.has(pairs[place + 1]))) misses |= 1 << at;
      }
      return misses;
    });
  }

  /** -1 for a new option of a store that has `MOST` already. */
  private indexOf(label: string): number {
    const name = `option.${slug(label)}`;
    const known = this.all.findIndex((option) => option.name === name);
    if (known >= 0 || this.all.length === MOST) return known;
    return this.all.push({ name, label, values: [""], order: [], swatches: new Map() }) - 1;
  }

  private numbered({ name, values }: ShelfOption, value: string): number {
    const key = valueKey(name, value);
    const known = this.valueOf.get(key);
    if (known !== undefined) return known;
    this.valueOf.set(key, values.length);
    return values.push(value) - 1;
  }
}

const valueKey = (option: string, value: string) => `${option} ${value.toLowerCase()}`;
