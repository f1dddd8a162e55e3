import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { langOf } from "#kernel/language/langOf.ts";
import { isolated } from "#kernel/text/isolated.ts";
import type { BuyAction } from "./BuyAction";
import { chosenVariant, isSoldOut, pictureOf, ratingOf } from "./productRules";
import { toPaise } from "./toPaise";
import * as words from "./words.en";

/** A product as a card shows it: the variant that its button counts, and the number of variants to choose from. */
export class ProductTile {
  constructor(
    readonly product: Product,
    readonly variant: ProductVariant,
    readonly choices: number,
    readonly buy: BuyAction,
    private readonly ask: (product: Product) => void,
  ) {}

  get id(): string {
    return this.product.id;
  }

  /** The props of `commerce`'s ProductCard; amounts in integer paise. */
  get card() {
    const { product, choices, buy } = this;
    const [variant = this.variant] = buy.inCart;
    const query = variant === chosenVariant(product) ? "" : `?variant=${encodeURIComponent(variant.variantId)}`;
    return {
      href: `/product/${encodeURIComponent(product.id)}${query}`,
      name: product.name,
      textLang: langOf(product, "name"),
      brand: product.brand,
      ...this.line,
      onChoose: choices > 1 ? () => this.ask(product) : undefined,
      picture: pictureOf(product, variant),
      sellingPrice: toPaise(variant.sellingPrice),
      mrp: toPaise(variant.mrp),
      rating: ratingOf(product),
      soldOut: isSoldOut(variant),
    };
  }

  /** `500 g`; with others to choose from `500 g · 3 sizes`, and once they are in the cart `1 kg × 2`. */
  private get line(): { weight: string; more?: string } {
    const { choices, buy } = this;
    const kinds = buy.inCart.length;
    if (choices === 1) return { weight: buy.name };
    // In a line of Urdu the weight would otherwise decide the direction of all of it.
    const name = __LANGUAGE__ === "ur" ? isolated(buy.name) : buy.name;
    // Weights are short, and their cards have an element less.
    if (!this.product.options) {
      return { weight: kinds > 0 ? buy.what : [name, words.sizes(choices)].filter(Boolean).join(" · ") };
    }
    if (kinds > 1) return { weight: buy.what, more: ` · ${words.kinds(kinds)}` };
    return { weight: name, more: kinds > 0 ? ` × ${buy.quantity}` : ` · ${words.options(choices)}` };
  }
}
