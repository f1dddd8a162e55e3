import type { OrderItem, WholeOrderItem } from "../../contract/sale/orders";

/** One that says which variant it is: only such can be ordered again. A platform may leave it out (reading 34). */
export type KnownItem = OrderItem & Pick<WholeOrderItem, "productId" | "productVariantId">;

export const isKnownItem = (item: OrderItem): item is KnownItem => Boolean(item.productId && item.productVariantId);
