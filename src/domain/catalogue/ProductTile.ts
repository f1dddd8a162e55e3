import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { BuyAction } from "./BuyAction";
import { chosenVariant, isSoldOut, ratingOf } from "./productRules";
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
      brand: product.brand,
      weight: this.weight,
      onChoose: choices > 1 ? () => this.ask(product) : undefined,
      picture: product.thumbnail || variant.imagePathList[0],
      sellingPrice: toPaise(variant.sellingPrice),
      mrp: toPaise(variant.mrp),
      rating: ratingOf(product),
      soldOut: isSoldOut(variant),
    };
  }

  /** `500 g`; with other variants `500 g · 3 sizes`; once they are in the cart `1 kg × 2`. */
  private get weight(): string {
    const { product, choices, buy } = this;
    if (choices === 1) return buy.name;
    if (buy.quantity > 0) return buy.what;
    return [buy.name, product.options ? words.options(choices) : words.sizes(choices)].filter(Boolean).join(" · ");
  }
}
