import type { AddButtonProps } from "../quantity-stepper/AddButton";
import type { ProductCardProps } from "./ProductCard";

/** A card's fields; read while its own card is drawn, so that a change draws that card and no other. */
export interface Tile<Item> {
  readonly id: string;
  readonly product: Item;
  readonly card: ProductCardProps;
  readonly buy: { readonly button: AddButtonProps };
}
