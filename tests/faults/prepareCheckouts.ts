import { randomUUID } from "node:crypto";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { cartLines, checkoutLines, checkouts } from "#server/platform/db/schema/commerce.ts";
import { anAddress, type Buyer, type Shop } from "#tests/support/platform/shop.ts";

/** The price in `shop.goods()` when none is given. */
const PRICE = { mrpPaise: 12_500, sellingPricePaise: 10_000 };

/**
 * Takes each buyer (as often as named) to the moment before an order of one piece of each variant, with three
 * statements instead of three calls for each buyer.
 * @returns the ids of the checkouts, in the buyers' order
 */
export async function prepareCheckouts(
  shop: Shop,
  buyers: readonly Buyer[],
  variantIds: string | readonly string[],
  paymentMethod: PaymentMethod = "COD",
): Promise<string[]> {
  const now = new Date();
  const lines = [variantIds].flat().map((variantId) => ({
    ...PRICE,
    variantId,
    productId: randomUUID(),
    productName: "Product",
    sku: "SKU",
    thumbnail: "/media/p.webp",
    weight: 1,
    weightUnit: "KILOGRAM",
    taxType: "INCLUSIVE" as const,
    taxPercent: 0,
    quantity: 1,
  }));
  const made = buyers.map((buyer) => ({ buyer, id: randomUUID() }));
  const wanted = made.flatMap(({ buyer }) => lines.map((line) => ({ cartId: buyer.cartId, addedAt: now, ...line })));
  await shop.db.orm.insert(cartLines).values(wanted).onConflictDoNothing();
  await shop.db.orm.insert(checkouts).values(
    made.map(({ buyer, id }) => ({
      id,
      customerId: buyer.customerId,
      storeId: shop.store.storeId,
      shippingAddress: anAddress,
      paymentMethod,
      totalPricePaise: lines.length * PRICE.mrpPaise,
      totalDiscountPaise: lines.length * (PRICE.mrpPaise - PRICE.sellingPricePaise),
      couponDiscountPaise: 0,
      taxPaise: 0,
      shippingPaise: 0,
      finalPricePaise: lines.length * PRICE.sellingPricePaise,
      createdAt: now,
    })),
  );
  await shop.db.orm
    .insert(checkoutLines)
    .values(made.flatMap(({ id }) => lines.map((line, position) => ({ checkoutId: id, position, ...line }))));
  return made.map(({ id }) => id);
}
