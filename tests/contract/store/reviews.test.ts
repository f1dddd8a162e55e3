import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import type { OwnReview, Review, ReviewPage } from "#contract/catalogue/reviews.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { reviews } from "#server/platform/db/schema/reviews.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok, type Shop } from "#tests/support/platform/shop.ts";

onBothEngines("reviews", () => {
  const productOf = async (shop: Shop, variantId: string) => {
    const [row] = await shop.db.orm
      .select({ id: productVariants.productId })
      .from(productVariants)
      .where(eq(productVariants.id, variantId));
    return row?.id ?? "";
  };
  const goods = async () => {
    const variant = await shop.goods({ stock: 1000 });
    return { variant, product: await productOf(shop, variant) };
  };
  const deliver = async (buyer: Buyer, variant: string) => {
    const order = await shop.placed(buyer, variant);
    for (const orderState of ["SHIPPED", "DELIVERED"]) {
      const payload = { orderState };
      await shop.app.inject({ method: "POST", url: `/sandbox/orders/${order.id}/state`, payload });
    }
  };
  const receiver = async (variant: string, name?: string) => {
    const buyer = await shop.buyer();
    if (name !== undefined) {
      const profile = { name, email: "", mobile: buyer.mobile, gender: null, dpUrl: "" };
      await ok(shop.call(buyer, "PUT", `/api/customers/${buyer.customerId}`, profile));
    }
    await deliver(buyer, variant);
    return buyer;
  };
  const write = (buyer: Buyer, product: string, rating: number, text = "", key?: string) =>
    shop.call<Review>(buyer, "PUT", `/api/products/${product}/reviews/own`, { rating, text }, key);
  const own = (buyer: Buyer, product: string) =>
    shop.call<OwnReview>(buyer, "GET", `/api/products/${product}/reviews/own`);
  const read = async (product: string, query = "") =>
    ok(
      shop.call<ReviewPage>(undefined, "GET", `/api/products/${product}/reviews?storeId=${shop.store.storeId}${query}`),
    );

  it("takes the review of a shopper who received the product, and shows it to everybody", async () => {
    const { variant, product } = await goods();
    const buyer = await receiver(variant, "Asha Rao");
    expect((await own(buyer, product)).body).toEqual({ review: null, canReview: true });
    const { status, body } = await write(buyer, product, 4, "  Fresh and cold.\r\n\r\n\r\n\r\nWill buy again\u0007 ");
    expect(status).toBe(200);
    expect(body).toMatchObject({ rating: 4, text: "Fresh and cold.\n\nWill buy again", authorName: "Asha" });
    expect((await own(buyer, product)).body.review).toEqual(body);
    expect(await read(product)).toEqual({
      reviews: [body],
      total: 1,
      page: 1,
      totalPages: 1,
      averageRating: 4,
      ratingCount: 1,
      histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })),
    });
    const shown = await ok(
      shop.call<Product>(undefined, "GET", `/api/products/${product}?storeId=${shop.store.storeId}`),
    );
    expect(shown).toMatchObject({ averageRating: 4, ratingCount: 1 });
  });

  it("refuses a shopper who has not received the product, whatever was ordered", async () => {
    const { variant, product } = await goods();
    const buyer = await shop.buyer();
    expect(await write(buyer, product, 5)).toMatchObject({ status: 409, body: { code: "REVIEW_NOT_ALLOWED" } });
    await shop.placed(buyer, variant);
    expect(await write(buyer, product, 5)).toMatchObject({ status: 409, body: { code: "REVIEW_NOT_ALLOWED" } });
    expect((await own(buyer, product)).body).toEqual({ review: null, canReview: false });
    expect((await read(product)).ratingCount).toBe(0);
  });

  it("keeps one review a shopper: a second one replaces the first and its rating", async () => {
    const { variant, product } = await goods();
    const [one, two] = [await receiver(variant), await receiver(variant)];
    await ok(write(one, product, 1, "Sour"));
    await ok(write(two, product, 4, "Fine"));
    expect(await read(product)).toMatchObject({ averageRating: 2.5, ratingCount: 2, total: 2 });
    const again = await ok(write(one, product, 5, "The next one was good"));
    expect(await read(product)).toMatchObject({ averageRating: 4.5, ratingCount: 2, total: 2 });
    expect((await own(one, product)).body.review).toEqual(again);
  });

  it("counts ten ratings at once, and the same call ten times as one", async () => {
    const { variant, product } = await goods();
    const buyers = [];
    for (let made = 0; made < 10; made += 1) buyers.push(await receiver(variant));
    await Promise.all(buyers.map((buyer, index) => write(buyer, product, (index % 5) + 1)));
    expect(await read(product)).toMatchObject({ averageRating: 3, ratingCount: 10, total: 0, reviews: [] });
    const [first] = buyers;
    if (first === undefined) throw new Error("nobody");
    const answers = await Promise.all(buyers.map(() => write(first, product, 5, "Once", "one-intent")));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.updatedAt}`)).size).toBe(1);
    expect(await read(product)).toMatchObject({ averageRating: 3.4, ratingCount: 10, total: 1 });
    expect((await write(first, product, 1, "Other", "one-intent")).status).toBe(422);
  });

  it("shows nothing of a profile but a first name that looks like a name", async () => {
    const { variant, product } = await goods();
    for (const name of ["", "98765 43210", "<b>Eve</b>", "mail@example.in"]) {
      const buyer = await receiver(variant, name);
      expect((await write(buyer, product, 3, "Well")).body.authorName).toBe("Verified shopper");
    }
  });

  it("pages newest first, and bounds the size of a page", async () => {
    const { variant, product } = await goods();
    const texts = ["first", "second", "third"];
    for (const text of texts) await ok(write(await receiver(variant), product, 5, text));
    const page = await read(product, "&page=1&size=2");
    expect(page.reviews.map(({ text }) => text)).toEqual(["third", "second"]);
    expect(page).toMatchObject({ total: 3, page: 1, totalPages: 2 });
    expect((await read(product, "&page=2&size=2")).reviews.map(({ text }) => text)).toEqual(["first"]);
    expect((await read(product, "&page=9&size=2")).reviews).toEqual([]);
    const long = new Date("2025-01-01T00:00:00Z");
    const old = { productId: product, authorName: "Asha", rating: 5, text: "old", createdAt: long, updatedAt: long };
    await shop.db.orm
      .insert(reviews)
      .values(Array.from({ length: 60 }, (_, index) => ({ ...old, id: `${product}-${index}` })));
    expect((await read(product, "&size=1000")).reviews).toHaveLength(50);
  });

  it.each([
    { rating: 0, text: "" },
    { rating: 6, text: "" },
    { rating: 4.5, text: "" },
    { rating: "5", text: "" },
    { rating: 5 },
    { rating: 5, text: "x".repeat(2001) },
  ])("refuses %j", async (body) => {
    const { variant, product } = await goods();
    const buyer = await receiver(variant);
    expect((await shop.call(buyer, "PUT", `/api/products/${product}/reviews/own`, body)).status).toBe(400);
  });

  it("answers 404 for products of other stores and products that are not shown", async () => {
    const elsewhere = await shop.newStore({});
    const foreign = await productOf(shop, await shop.goods({}, elsewhere));
    const hidden = await productOf(shop, await shop.goods({ isVisible: false }));
    const buyer = await shop.buyer();
    for (const product of [foreign, hidden, "nothing"]) {
      const url = `/api/products/${product}/reviews?storeId=${shop.store.storeId}`;
      expect((await shop.call(undefined, "GET", url)).status).toBe(404);
      expect((await own(buyer, product)).status).toBe(404);
    }
    expect((await write(buyer, foreign, 5)).status).toBe(404);
  });
});
