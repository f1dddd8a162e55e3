import type { AddButtonProps } from "../quantity-stepper/AddButton";
import type { ProductCardProps } from "./ProductCard";

/** The props of a product card. They are read while that card renders, so that a change renders that card and no other. */
export interface Tile<Item> {
  readonly id: string;
  readonly product: Item;
  readonly card: ProductCardProps;
  readonly buy: { readonly button: AddButtonProps };
}
