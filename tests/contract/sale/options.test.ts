import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import type { SearchPage } from "#contract/catalogue/search.ts";
import type { Order } from "#contract/sale/orders.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { ok } from "#tests/support/platform/shop.ts";
import { subscriptionsOf } from "#tests/support/platform/subscribe.ts";

/** Not in the order in which `jsonb` would return the names of an object. */
const CAKE = { Flavour: "Chocolate", Size: "500 g" };

onAnyEngine("the options of a variant (reading 41, ADR 66)", () => {
  /** A variant with options, and the id of its product. */
  async function cake(name: string) {
    const variantId = await shop.goods({ name });
    const { orm } = shop.db;
    const [variant] = await orm
      .update(productVariants)
      .set({
        options: Object.entries(CAKE),
        barcode: `890${variantId.slice(0, 8)}`,
        sku: `TR-${variantId.slice(0, 8)}`.toUpperCase(),
      })
      .where(eq(productVariants.id, variantId))
      .returning();
    if (variant === undefined) throw new Error("no variant");
    const options = [
      { name: "Flavour", values: ["Chocolate", "Butterscotch"], swatches: { Chocolate: { colours: ["#5c3a21"] } } },
      { name: "Size", values: ["500 g"] },
    ];
    await orm.update(products).set({ options, isSubscribable: true }).where(eq(products.id, variant.productId));
    return { ...variant, told: options };
  }
  const search = (query: string) =>
    ok(shop.call<SearchPage>(undefined, "POST", "/api/search/products", { ...shop.store, query }));

  it("are answered with the product, its variants, the cart and the order, in the owner's order", async () => {
    const { id, productId, told } = await cake("Truffle Cake");
    const url = `/api/products/${productId}?storeId=${shop.store.storeId}`;
    const product = await ok(shop.call<Product>(undefined, "GET", url));
    expect(product.options).toEqual(told);
    expect(JSON.stringify(product.variants[0]?.options)).toBe(JSON.stringify(CAKE));
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, id));
    expect(JSON.stringify((await shop.cart(buyer)).data[0]?.options)).toBe(JSON.stringify(CAKE));
    const { id: orderId } = await shop.placed(buyer, id);
    await shop.db.orm
      .update(productVariants)
      .set({ options: [["Flavour", "Vanilla"]] })
      .where(eq(productVariants.id, id));
    const { orderItems } = await ok(shop.call<Order>(buyer, "GET", `/api/orders/${orderId}`));
    expect(orderItems.map(({ options }) => JSON.stringify(options))).toEqual([JSON.stringify(CAKE)]);
    await ok(shop.addToCart(buyer, id));
    expect((await shop.cart(buyer)).data[0]?.options).toEqual({ Flavour: "Vanilla" });
  });

  it("are answered with a subscription, also when its variant is gone", async () => {
    const { id } = await cake("Daily Cake");
    const sub = subscriptionsOf(shop);
    const { buyer, made } = await sub.subscribed({ variantId: id });
    expect(JSON.stringify(made.subscriptionItem.options)).toBe(JSON.stringify(CAKE));
    await shop.db.orm.update(productVariants).set({ isVisible: false }).where(eq(productVariants.id, id));
    const { subscriptions } = await sub.list(buyer);
    expect(JSON.stringify(subscriptions[0]?.subscriptionItem.options)).toBe(JSON.stringify(CAKE));
  });

  it("are left out where there are none", async () => {
    const variantId = await shop.goods();
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, variantId));
    const [line] = (await shop.cart(buyer)).data;
    expect(line).not.toHaveProperty("options");
    const product = await ok(
      shop.call<Product>(undefined, "GET", `/api/products/${line?.productId}?storeId=${shop.store.storeId}`),
    );
    expect(product).not.toHaveProperty("options");
    expect(product.variants[0]).not.toHaveProperty("options");
  });

  it("name the line that is short of stock", async () => {
    const { id } = await cake("Plum Cake");
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, id, 3));
    await shop.db.orm.update(productVariants).set({ availableQuantity: 1 }).where(eq(productVariants.id, id));
    const { body } = await shop.checkOut(buyer);
    expect(body.message).toBe("Only 1 left in stock of Plum Cake (Chocolate · 500 g)");
  });

  it("find their product, and so do its SKU and its barcode, which also say which variant is meant", async () => {
    const { id, sku, barcode } = await cake("Opera Cake");
    const names = ({ results }: SearchPage) => results.map(({ name }) => name);
    expect(names(await search("opera butterscotch"))).toEqual(["Opera Cake"]);
    for (const code of [sku, sku.toLowerCase(), barcode]) {
      const found = await search(code);
      expect([code, names(found), found.results[0]?.fittingVariantId]).toEqual([code, ["Opera Cake"], id]);
    }
    const suggested = await ok(
      shop.call<SearchPage>(undefined, "GET", `/api/search/products?storeId=${shop.store.storeId}&query=${sku}`),
    );
    expect(names(suggested)).toEqual(["Opera Cake"]);
  });
});
