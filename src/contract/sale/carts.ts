import type { VariantOptions } from "../catalogue/options";
import type { TaxType } from "../catalogue/products";
import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { PicturePath, Rupees, Whole } from "../wire.types";

export interface CartItem extends StoreText {
  productId?: string;
  productVariantId: string;
  productName: string;
  sku: string;
  thumbnail: PicturePath;
  mrp: Rupees;
  sellingPrice: Rupees;
  quantity: number;
  weight: number;
  weightUnit: string;
  /** A gift (reading 41). */
  options?: VariantOptions;
  taxType: TaxType;
  taxPercent: number;
  /** The selling price has changed since the shopper last saw it. */
  isPriceChanged: boolean;
  /** Less than `quantity` is in stock: only `currentAvailableQuantity`. 0: sold out. */
  insufficientStock: boolean;
  currentAvailableQuantity: number;
}

export interface Cart {
  id?: string;
  data: CartItem[];
  /** The sum of MRP times quantity. */
  totalPrice: Rupees;
  /** How much the shopper saves against the MRP. */
  totalDiscount: Rupees;
  couponDiscount: Rupees;
  /** Tax on top of the selling prices (taxType EXCLUSIVE only). */
  tax: Rupees;
  finalPrice: Rupees;
}

export type WholeCartItem = Whole<CartItem, "productId">;
export type WholeCart = Whole<Cart, "id"> & { data: WholeCartItem[] };

type OneCart = { id: string };
type Answer = { reply: Cart; whole: WholeCart };

export const carts = {
  get: endpoint<{ params: OneCart } & Answer>("GET", "/api/carts/:id", "customer"),
  /** The platform reads only `productVariantId` from the item and uses its own price. */
  addItem: endpoint<
    {
      params: OneCart;
      body: { item: Pick<CartItem, "productVariantId"> & Partial<CartItem>; quantity: number };
    } & Answer
  >("POST", "/api/carts/:id/add-item", "customer", { keyed: true }),
  removeItem: endpoint<{ params: OneCart; body: { productVariantId: string; quantity: number } } & Answer>(
    "POST",
    "/api/carts/:id/remove-item",
    "customer",
    { keyed: true },
  ),
};
