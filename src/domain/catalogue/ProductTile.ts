import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { BuyAction } from "./BuyAction";
import { chosenVariant, isSoldOut, ratingOf } from "./productRules";
import { toPaise } from "./toPaise";
import * as words from "./words.en";

/** A product as a card shows it: with one of its variants, and the number of variants to choose from. */
export class ProductTile {
  constructor(
    readonly product: Product,
    readonly variant: ProductVariant,
    /** How many variants a shopper can choose from. */
    readonly choices: number,
    private readonly words: Words,
    readonly buy: BuyAction,
  ) {}

  get id(): string {
    return this.product.id;
  }

  /** The props of `commerce`'s ProductCard; amounts in integer paise. */
  get card() {
    const { product, variant, choices, words: units } = this;
    const weight = units.nameOf(variant);
    const unitPrice = units.unitPriceOf(product, variant);
    const query = variant === chosenVariant(product) ? "" : `?variant=${encodeURIComponent(variant.variantId)}`;
    return {
      href: `/product/${encodeURIComponent(product.id)}${query}`,
      name: product.name,
      brand: product.brand,
      // A price for one unit replaces the number of options: such options differ in size, and the button asks which.
      weight: choices > 1 && !unitPrice ? [weight, words.options(choices)].filter(Boolean).join(" · ") : weight,
      unitPrice,
      picture: product.thumbnail || variant.imagePathList[0],
      sellingPrice: toPaise(variant.sellingPrice),
      mrp: toPaise(variant.mrp),
      rating: ratingOf(product),
      soldOut: isSoldOut(variant),
    };
  }
}

/** Formats weights and unit prices; read while a card renders. */
interface Words {
  nameOf(variant: ProductVariant): string;
  unitPriceOf(product: Product, variant: ProductVariant): { paise: number; unit: string } | undefined;
}
