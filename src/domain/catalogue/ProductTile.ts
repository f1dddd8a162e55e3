import type { Product, ProductVariant } from "../../contract/products";
import type { BuyAction } from "./BuyAction";
import { isSoldOut, ratingOf } from "./productRules";
import { toPaise } from "./toPaise";

/** A product as a card of a grid shows it: its first variant, and how many there are to choose from. */
export class ProductTile {
  constructor(
    readonly product: Product,
    private readonly variant: ProductVariant,
    /** How many variants a shopper can choose from. */
    private readonly choices: number,
    private readonly weightOf: (variant: ProductVariant) => string,
    readonly buy: BuyAction,
  ) {}

  get id(): string {
    return this.product.id;
  }

  /** The fields of `ui`'s ProductCard, amounts in integer paise. */
  get card() {
    const weight = this.weightOf(this.variant);
    return {
      href: `/product/${encodeURIComponent(this.product.id)}`,
      name: this.product.name,
      brand: this.product.brand,
      weight: this.choices > 1 ? [weight, `${this.choices} options`].filter(Boolean).join(" · ") : weight,
      picture: this.product.thumbnail || this.variant.imagePathList[0],
      sellingPrice: toPaise(this.variant.sellingPrice),
      mrp: toPaise(this.variant.mrp),
      rating: ratingOf(this.product),
      soldOut: isSoldOut(this.variant),
    };
  }
}
