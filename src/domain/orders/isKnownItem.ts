import type { OrderItem, WholeOrderItem } from "#contract/sale/orders.ts";

/**
 * An item that names its product and variant, which another platform may leave out (reading 34). Only such an item can be
 * ordered again.
 */
export type KnownItem = OrderItem & Pick<WholeOrderItem, "productId" | "productVariantId">;

export const isKnownItem = (item: OrderItem): item is KnownItem => Boolean(item.productId && item.productVariantId);
