import { makeAutoObservable, observableRef } from "mobx";
import type { Swatch, VariantOptions } from "#contract/catalogue/options.ts";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { isSoldOut, visibleVariants } from "./productRules";
import { toPaise } from "./toPaise";

/** A value of an option, as a picker shows it. */
export interface PickedValue {
  value: string;
  swatch?: Swatch;
  /** Together with the other chosen values it does not exist, or is sold out. */
  isOff: boolean;
  /** For a value that is off: what else must change, so that it can be bought. Empty when it is sold out altogether. */
  soldWith: string[];
  /** Integer paise; left out when the option does not change the price. */
  price?: number;
}

/**
 * Chooses a variant by its options, one option at a time. If the chosen value cannot be bought with the other values, these
 * change to those of the nearest variant that can. A shopper who tries several values of one option, as with arrow keys,
 * gets the earlier other values back.
 */
export class VariantPick {
  /** The last choice, as long as the variant that it led to is shown. */
  private move: { option: string; from: VariantOptions; asked: VariantOptions; to: ProductVariant } | undefined;

  constructor(private readonly product: Product) {
    makeAutoObservable<this, "product" | "move">(this, { product: false, move: observableRef });
  }

  /** One entry for each option, in the owner's order. Values without a visible variant are left out. */
  optionsFor(shown: ProductVariant): { name: string; chosen: string; values: PickedValue[] }[] {
    const variants = visibleVariants(this.product);
    return this.names.map((name) => {
      const from = this.fromWhere(name, shown);
      const { values, swatches } = this.product.options?.find((option) => option.name === name) ?? { values: [] };
      const found = values.flatMap((value) => {
        const having = variants.filter((variant) => variant.options?.[name] === value);
        const to = this.nearest(having, { ...from, [name]: value });
        return to ? [{ value, having, to }] : [];
      });
      const differ = new Set(found.map(({ to }) => to.sellingPrice)).size > 1;
      return {
        name,
        chosen: shown.options?.[name] ?? "",
        values: found.map(({ value, having, to }) => {
          // A chosen value is struck only when it is sold out altogether, and not when it is sold out with the other chosen
          // values.
          const isOff =
            value === shown.options?.[name]
              ? having.every(isSoldOut)
              : isSoldOut(to) || !this.isSame(to, { ...from, [name]: value });
          return {
            value,
            swatch: swatches?.[value],
            isOff,
            soldWith: isOff ? this.soldWith(having, { ...from, [name]: value }) : [],
            price: differ ? toPaise(to.sellingPrice) : undefined,
          };
        }),
      };
    });
  }

  /** The variant to show now. */
  choose(option: string, value: string, shown: ProductVariant): ProductVariant {
    const from = this.fromWhere(option, shown);
    const asked = { ...from, [option]: value };
    const having = visibleVariants(this.product).filter((variant) => variant.options?.[option] === value);
    const to = this.nearest(having, asked) ?? shown;
    this.move = { option, from, asked, to };
    return to;
  }

  /** What the shopper asked for, when something else is shown instead. */
  instead(shown: ProductVariant): { asked: string; isSoldOut: boolean; shown: string } | undefined {
    const { move } = this;
    if (move?.to.variantId !== shown.variantId || this.isSame(shown, move.asked)) return undefined;
    return {
      asked: this.nameOf(move.asked),
      isSoldOut: visibleVariants(this.product).some((variant) => this.isSame(variant, move.asked)),
      shown: this.nameOf(shown.options),
    };
  }

  private get names(): string[] {
    return (this.product.options ?? []).map(({ name }) => name);
  }

  private nameOf(options: VariantOptions = {}): string {
    return this.names.map((name) => options[name]).join(" · ");
  }

  /** The values in which variants in stock differ from what is asked for, of those that differ in the fewest options. */
  private soldWith(having: ProductVariant[], asked: VariantOptions): string[] {
    const inStock = having.filter((variant) => !isSoldOut(variant));
    const changes = inStock.map(({ options = {} }) =>
      this.names.flatMap((name) => (options[name] === asked[name] ? [] : (options[name] ?? []))),
    );
    const fewest = Math.min(...changes.map(({ length }) => length));
    const nearest = changes.filter(({ length }) => length === fewest).map((values) => values.join(" · "));
    return [...new Set(nearest)].filter(Boolean);
  }

  private isSame({ options }: ProductVariant, asked: VariantOptions): boolean {
    return this.names.every((name) => options?.[name] === asked[name]);
  }

  /** The values to which the new value is added. */
  private fromWhere(option: string, shown: ProductVariant): VariantOptions {
    const { move } = this;
    const goesOn = move?.option === option && move.to.variantId === shown.variantId;
    return (goesOn ? move.from : shown.options) ?? {};
  }

  /**
   * The nearest variant: in stock if possible; then with most of the asked values, where the first options count most; then
   * with values next to them.
   */
  private nearest(having: ProductVariant[], asked: VariantOptions): ProductVariant | undefined {
    const inStock = having.filter((variant) => !isSoldOut(variant));
    const among = inStock.length > 0 ? inStock : having;
    let best: ProductVariant | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const variant of among) {
      const distance = this.distance(variant.options ?? {}, asked);
      if (distance < least) [best, least] = [variant, distance];
    }
    return best;
  }

  private distance(options: VariantOptions, asked: VariantOptions): number {
    return (this.product.options ?? []).reduce((sum, { name, values }, at) => {
      const [is, wanted] = [options[name], asked[name]];
      if (is === wanted) return sum;
      const steps = Math.abs(values.indexOf(is ?? "") - values.indexOf(wanted ?? ""));
      return sum + 2 ** -at + steps / (1000 * (values.length + 1));
    }, 0);
  }
}
