import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminOrder, AdminStock } from "#contract/admin.ts";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { CounterOrders } from "#contract/counter.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Page } from "#contract/wire.types.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { auditLog } from "#server/platform/db/schema/owner.ts";
import { reviews } from "#server/platform/db/schema/reviews.ts";
import { cashRecharges } from "#server/platform/db/schema/wallet.ts";
import { adminEndpoints, fill } from "#tests/support/platform/endpoints.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";
import { makeShopper, type Shopper } from "#tests/support/platform/makeShopper.ts";
import { ownerAt } from "#tests/support/platform/ownerAt.ts";
import { snapshot } from "#tests/support/platform/snapshot.ts";

const CALLERS = [
  "nobody",
  "a shopper",
  "another store's owner",
  "a revoked token",
  "a made-up token",
  "a read-only token",
  "a counter's code",
] as const;
type Caller = (typeof CALLERS)[number];

/** A known token is refused with 403 or 404, an unknown one with 401. */
const refusalFor = (caller: Caller) => {
  if (caller === "another store's owner") return 404;
  return caller === "a read-only token" || caller === "a counter's code" ? 403 : 401;
};

const changing = adminEndpoints.filter(({ endpoint }) => !endpoint.reads);
const reading = adminEndpoints.filter(({ endpoint }) => endpoint.reads);

/** On one engine: the guard and plain conditions decide. */
/** The order is on its way and unpaid, the recharge is in the wallet already, and no refund waits. */
const REFUSED: Record<string, number> = {
  "admin.eraseCustomer": 409,
  "admin.refund": 409,
  "admin.refundByHand": 404,
  // The amount differs from the one that staff were shown.
  "counter.cash": 409,
};

describe("whom the admin API lets in (bar 25)", () => {
  let shopper: Shopper;
  let sku: string;
  let tokens: Record<Caller | "the owner", string | undefined>;
  const [reviewId, rechargeId] = ["a-review", "a-recharge"];

  withPlatform({ engine: ANY_ENGINE });
  beforeAll(async () => {
    shopper = await makeShopper(platform, "fresh-basket", "9811111111");
    const { storeId } = shopper.store;
    const { products } = (await platform.get<ProductPage>("/api/products", shopper.tenancy)).body;
    const productId = products[0]?.id ?? "";
    // Both stores of the tests have the same SKUs, so this one is made unique.
    sku = "OF-ONE-STORE";
    const { variantId } = products[0]?.variants[0] ?? {};
    await platform.db.orm
      .update(productVariants)
      .set({ sku })
      .where(eq(productVariants.id, variantId ?? ""));
    const now = new Date();
    const said = { authorName: "Asha", rating: 4, text: "Good", createdAt: now, updatedAt: now };
    await platform.db.orm.insert(reviews).values({ id: reviewId, productId, ...said });
    const { customerId, walletId } = shopper;
    const recharge = { id: rechargeId, storeId, customerId, walletId, amountPaise: 5000, createdAt: now };
    await platform.db.orm.insert(cashRecharges).values({ ...recharge, status: "PENDING" });
    const type = ownerAt(platform.services);
    await type("coupons", "add", "HALF", "--percent", "50", "--store", "fresh-basket");
    const create = async (store: string, ...words: string[]) =>
      (await type("token", "add", ...words, "--store", store)).said[0];
    const revoked = await create("fresh-basket", "lost", "--write");
    await type("token", "revoke", "lost", "--store", "fresh-basket");
    tokens = {
      nobody: undefined,
      "a shopper": shopper.headers.authorization.slice("Bearer ".length),
      "another store's owner": await create("kora-home", "till", "--write"),
      "a revoked token": revoked,
      "a made-up token": `haat_${"A".repeat(43)}`,
      "a read-only token": await create("fresh-basket", "report"),
      "a counter's code": (await type("counter", "add", "front", "--store", "fresh-basket")).said[0]?.replaceAll(
        "-",
        "",
      ),
      "the owner": await create("fresh-basket", "till", "--write"),
    };
  });

  const bodyFor = (name: string): object | undefined => {
    const bodies: Record<string, object | undefined> = {
      "admin.step": { step: "packed" },
      "counter.step": { step: "packed" },
      "counter.cash": { amount: 1 },
      "admin.refund": { amount: 1 },
      "admin.setStock": { by: 5 },
      "admin.setPrice": { price: 1 },
      "admin.addCoupon": { code: "THIRD", percent: 33 },
      "admin.setCoupon": { isActive: false },
      "admin.setReview": { isHidden: true },
      "admin.collect": undefined,
      "admin.refundByHand": undefined,
      "admin.payOut": { amount: 1 },
      "admin.eraseCustomer": undefined,
    };
    if (!(name in bodies)) throw new Error(`What does ${name} take? Say it here.`);
    return bodies[name];
  };

  const call = async (name: string, endpoint: Endpoint, caller: Caller | "the owner", more = {}) => {
    const query = { ...(name === "counter.find" && { number: shopper.orderNumber }), ...more };
    const ids: Record<string, string> = {
      order: shopper.orderId,
      sku,
      mobile: shopper.mobile,
      code: "HALF",
      stage: "toPack",
      id: name === "admin.collect" ? rechargeId : reviewId,
    };
    const token = tokens[caller];
    const response = await platform.app.inject({
      method: endpoint.method,
      url: fill(endpoint, (parameter) => ids[parameter] ?? ""),
      query,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(endpoint.keyed && { "idempotency-key": "once" }),
      },
      ...(!endpoint.reads && { payload: bodyFor(name) }),
    });
    return { status: response.statusCode, text: response.body };
  };

  describe.each(CALLERS)("%s", (caller) => {
    // What another owner adds belongs to the other owner's store.
    const ofOthers = changing.filter(
      ({ name, endpoint }) =>
        !(caller === "another store's owner" && name === "admin.addCoupon") &&
        !(caller === "a counter's code" && endpoint.access === "staff"),
    );
    it.each(ofOthers)("changes nothing by $name", async ({ name, endpoint }) => {
      const before = await snapshot(platform.db);
      const { status } = await call(name, endpoint, caller);
      expect(status).toBe(refusalFor(caller));
      expect(await snapshot(platform.db)).toEqual(before);
    });

    it.each(reading)(
      "reads nothing of the store's own by $name, unless it is its token",
      async ({ name, endpoint }) => {
        const { status, text } = await call(name, endpoint, caller);
        const isTheirs =
          caller === "a read-only token" || (caller === "a counter's code" && endpoint.access === "staff");
        if (isTheirs) return expect([200, 409]).toContain(status);
        if (caller === "another store's owner") expect([200, 404, 409]).toContain(status);
        else expect(status).toBe(refusalFor(caller));
        for (const secret of [shopper.mobile, shopper.orderNumber, sku, "Asha", rechargeId]) {
          expect(text).not.toContain(secret);
        }
      },
    );
  });

  it("refuses a call that names another store beside the token's", async () => {
    const { storeId } = await platform.store("kora-home");
    for (const { name, endpoint } of reading) {
      expect([name, (await call(name, endpoint, "the owner", { storeId })).status]).toEqual([name, 404]);
    }
  });

  it("lets the owner do all of it, each change under the token's name in the log", async () => {
    const asked = await call("admin.orders", adminOf("orders"), "the owner");
    const orders = JSON.parse(asked.text) as Page<AdminOrder>;
    expect(orders.rows).toEqual([
      expect.objectContaining({
        orderNumber: shopper.orderNumber,
        slot: "",
        customer: expect.objectContaining({ mobile: shopper.mobile }),
      }),
    ]);
    const stock = JSON.parse((await call("admin.stock", adminOf("stock"), "the owner")).text) as Page<AdminStock>;
    expect(stock.rows.find((line) => line.sku === sku)).toMatchObject({
      price: expect.any(Number),
      mrp: expect.any(Number),
    });
    for (const { name, endpoint } of reading) {
      expect([name, (await call(name, endpoint, "the owner")).status]).toEqual([name, 200]);
    }
    for (const { name, endpoint } of changing) {
      expect([name, (await call(name, endpoint, "the owner")).status]).toEqual([name, REFUSED[name] ?? 200]);
    }
    const log = await platform.db.orm.select().from(auditLog).where(eq(auditLog.who, "token till"));
    const ours = log.filter((entry) => entry.storeId === shopper.store.storeId).map(({ what }) => what);
    expect(ours.sort()).toEqual([
      "coupon.added",
      "coupon.ended",
      "order.packed",
      "order.packed",
      "price.set",
      "recharge.collected",
      "review.hidden",
      "stock.set",
      "wallet.paid-out",
    ]);
  });

  it("lets a counter's code see and move orders, under its name in the log, until it is revoked", async () => {
    const code = "a counter's code";
    const seen = JSON.parse((await call("counter.orders", named("counter.orders"), code)).text) as CounterOrders;
    expect(seen).toMatchObject({ name: "front", orders: [{ orderNumber: shopper.orderNumber, orderState: "PLACED" }] });
    expect((await call("counter.step", named("counter.step"), code)).status).toBe(200);
    const [last] = (await platform.db.orm.select().from(auditLog)).slice(-1);
    expect(last).toMatchObject({ who: "counter front", what: "order.packed" });
    await ownerAt(platform.services)("token", "revoke", "front", "--store", "fresh-basket");
    expect((await call("counter.orders", named("counter.orders"), code)).status).toBe(401);
  });

  it("keeps no token, only its hash", async () => {
    const everything = JSON.stringify(Object.values(await snapshot(platform.db)));
    expect(Object.values(tokens).filter((token) => token !== undefined && everything.includes(token))).toEqual([]);
  });

  const named = (name: string) => {
    const found = adminEndpoints.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found.endpoint;
  };
  const adminOf = (name: string) => named(`admin.${name}`);
});
