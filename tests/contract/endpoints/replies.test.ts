import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { PairedDevice } from "#contract/devices.ts";
import type { Cart } from "#contract/sale/carts.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { DeliveryPlan, Subscription } from "#contract/sale/subscriptions.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { seedStores } from "#tests/support/databases/seedStores.ts";
import { endpoints, fill } from "#tests/support/platform/endpoints.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { makeShopper, type Shopper } from "#tests/support/platform/makeShopper.ts";
import { startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";
import { misfits, requiredPaths } from "./replies/misfits";
import { replyShapes } from "./replies/replyShapes";

/**
 * Fields that this test's shopper never sees: those of `contract/store/changes`, and past days, which are deliveries like the
 * coming ones.
 */
const SEEN_ELSEWHERE = /^(changes\.since\.changes|subscriptions\.\w+\.past)\[\]/;

interface Call {
  params?: Record<string, string> | string;
  query?: Record<string, string>;
  body?: object;
  caller?: Shopper;
  bearer?: string;
}

/**
 * The handlers' types say what they answer, but the database writes much of the JSON. So every endpoint is called once
 * and its reply is compared with the contract's type, field by field (bar 24).
 */
describe("a reply of the platform", () => {
  const shapes = replyShapes();
  const seen = new Set<string>();
  const wrong: string[] = [];
  const answered = new Set<string>();
  let platform: TestPlatform;
  let owner: Shopper;
  let other: Shopper;

  async function call<T>(name: string, { params = {}, query, body, caller = owner, bearer }: Call = {}): Promise<T> {
    const endpoint = endpoints.find((one) => one.name === name)?.endpoint;
    const shape = shapes.get(name);
    if (!endpoint || !shape) throw new Error(`The contract has no ${name}.`);
    const sends = endpoint.method !== "GET" && endpoint.method !== "DELETE";
    const names = { ...caller.tenancy, customerId: caller.customerId };
    const response = await platform.app.inject({
      method: endpoint.method,
      url: fill(endpoint, (parameter) => (typeof params === "string" ? params : (params[parameter] ?? ""))),
      headers: {
        authorization: bearer ? `Bearer ${bearer}` : caller.headers.authorization,
        "idempotency-key": `${name}-${answered.size}`,
      },
      query: sends ? {} : { ...names, ...query },
      ...(sends ? { payload: { ...names, ...body } } : {}),
    });
    expect([name, response.statusCode, response.statusCode === 200 ? "" : response.body]).toEqual([name, 200, ""]);
    answered.add(name);
    if (shape.kind === "file") return response.rawPayload as T;
    wrong.push(...misfits(shape, response.json(), name, seen));
    return response.json() as T;
  }

  beforeAll(async () => {
    // A second store whose payments use a provider with its own calls.
    const bmspay = { enabled: true, activePaymentMethod: "BMSPAY" };
    const stores = seedStores.map(({ folder }, index) => ({
      folder: index === 0 ? folder : { ...folder, payment: { ...folder.payment, onlinePayment: bmspay } },
    }));
    platform = await startPlatform({ engine: ANY_ENGINE, seedStores: async () => stores, listen: true });
    owner = await makeShopper(platform, "fresh-basket", "9811111111");
    other = await makeShopper(platform, "kora-home", "9822222222");
    await everyCall();
  });
  afterAll(() => platform.stop());

  async function everyCall(): Promise<void> {
    const product = await readTheStore();
    await pay();
    await buy(product);
    await subscribe();
    await buyAtAScreen(product);
    await keepAnAccount();
  }

  async function buyAtAScreen({ variants }: Product): Promise<void> {
    const { address, city, state, country, pin } = owner.address;
    const { code } = await platform.services.devices.add(
      { storeId: owner.tenancy.storeId, name: "Front", pickup: { address, city, state, country, pin } },
      "asha",
    );
    const { token: bearer } = await call<PairedDevice>("devices.pair", { body: { code, version: "1" } });
    await call("devices.heartbeat", { bearer, body: { version: "1", visitId: "" } });
    await call("devices.guest", { bearer });
    const shopper = await platform.logIn("fresh-basket", "9844444444");
    await call("devices.enter", { bearer, body: { refreshToken: shopper.refreshToken } });
    await call("devices.scan", { bearer, query: { code: variants[0]?.sku ?? "" } });
    await call("devices.reportError", { bearer, body: { message: "It broke.", version: "1" } });
    // The shopper's two orders go to this place.
    const its = eq(orders.customerId, owner.customerId);
    const paid = { orderState: "PLACED", paymentStatus: "SUCCEEDED" } as const;
    await platform.db.orm
      .update(orders)
      .set({ ...paid, packedAt: new Date() })
      .where(its);
    await platform.db.orm.update(orders).set({ packedAt: null }).where(eq(orders.id, owner.orderId));
    await call("board.numbers");
  }

  async function readTheStore(): Promise<Product> {
    const { orgId, storeId } = owner.tenancy;
    await call("organizations.find", { params: "fresh-basket", query: { isFriendlyId: "true", isDomain: "false" } });
    await call("storeSettings.get", { params: orgId });
    for (const name of ["get", "paymentConfig", "supportAndSocial", "policies", "shippingConfig"]) {
      await call(`stores.${name}`, { params: storeId });
    }
    for (const name of ["announcementBars", "testimonials"]) {
      await call(`storeCustomization.${name}`, { params: storeId });
    }
    await call("storeThemes.webStoreConfig", { params: storeId });
    await call("storeBanners.list", { query: { isActive: "true" } });
    await call("faqs.get", { params: storeId });
    for (const name of ["categories.list", "common.enumValues", "sitemap.products", "changes.since"]) await call(name);
    const { products } = await call<ProductPage>("products.list");
    const product = products.find(({ name }) => name === "Toned Milk");
    if (!product) throw new Error("The store sells no milk.");
    await call("products.get", { params: product.id });
    await call("products.related", { params: product.id });
    await call("search.suggest", { query: { query: "dai" } });
    await call("search.suggest", { query: { query: "milk" } });
    await call("search.products", { body: { query: "milk" } });
    return product;
  }

  async function pay(): Promise<void> {
    const payment = ({ mobile }: Shopper) => ({ userMobile: mobile, userMail: "", amount: 10 });
    const online = await call<StartedPayment>("payments.initiate", {
      body: { ...payment(owner), provider: "CASHFREE" },
    });
    await call("paymentTransactions.get", { params: online.id });
    const inTab = await call<StartedPayment>("bmsPay.initiate", {
      body: { ...payment(other), provider: "BMSPAY" },
      caller: other,
    });
    await call("bmsPay.transaction", { params: inTab.id, caller: other });
  }

  async function buy(product: Product): Promise<void> {
    const { cartId, customerId, address } = owner;
    const item = { item: { productVariantId: product.variants[0]?.variantId }, quantity: 2 };
    await call("carts.addItem", { params: cartId, body: item });
    const line = { productVariantId: product.variants[0]?.variantId, quantity: 1 };
    await call("carts.removeItem", { params: cartId, body: line });
    const { data } = await call<Cart>("carts.get", { params: cartId });
    await call("coupons.offered");
    const checkout = await call<Checkout>("checkouts.create", { body: { cartItems: data, couponCode: "" } });
    await call("checkouts.update", {
      params: checkout.id,
      body: { shippingAddress: address, couponCode: "", paymentMethod: "COD" },
    });
    const { id } = await call<Order>("orders.place", { body: { checkoutId: checkout.id } });
    await call("orders.list", { query: { customerId, page: "1", size: "8" } });
    await call("orders.get", { params: id });
    const cancel = { orderState: "CANCELLED", reason: "No need" };
    await call("orders.setState", { params: owner.orderId, body: cancel });
    await platform.send("POST", `/sandbox/orders/${id}/state`, { orderState: "DELIVERED" });
    await call("orders.get", { params: id });
    await call("orders.invoice", { params: id });
    await payByPhone(item);
    await call("reviews.write", { params: product.id, body: { rating: 5, text: "Fresh every day" } });
    await call("reviews.own", { params: product.id });
    await call("reviews.list", { params: product.id });
    await call("products.get", { params: product.id });
  }

  async function payByPhone(item: object): Promise<void> {
    const { cartId, address, mobile } = owner;
    await call("carts.addItem", { params: cartId, body: item });
    const { id: params } = await call<Checkout>("checkouts.create", { body: { cartItems: [], couponCode: "" } });
    const body = { shippingAddress: address, couponCode: "", paymentMethod: "PAYMENT_GATEWAY" };
    await call("checkouts.update", { params, body });
    const { id: orderId } = await call<Order>("orders.place", { body: { checkoutId: params } });
    const { finalPrice: amount } = await call<Order>("orders.get", { params: orderId });
    const payment = { userMobile: mobile, userMail: "", amount, provider: "CASHFREE", orderId };
    const started = await call<StartedPayment>("payments.initiate", { body: payment });
    await call("phonePayments.get", { params: started.id });
  }

  async function subscribe(): Promise<void> {
    const [slot] = await call<DeliverySlot[]>("deliverySlots.list");
    const { products } = await call<ProductPage>("products.list");
    const milk = products.find(({ isSubscribable }) => isSubscribable);
    const days = { daysOfWeek: ["SUNDAY", "MONDAY"], startDate: "2099-01-04", endDate: "" };
    const subscription = await call<Subscription>("subscriptions.create", {
      body: {
        subscriptionRecurrence: days,
        shippingAddress: owner.address,
        variantId: milk?.variants[0]?.variantId,
        quantity: 1,
        isActive: true,
        preferredTimeSlot: slot?.id,
        paymentMethod: "COD",
      },
    });
    const { id: params } = subscription;
    const { deliveries } = await call<DeliveryPlan>("subscriptions.deliveries", { params });
    const date = deliveries[0]?.date;
    await call("subscriptions.skip", { params, body: { date } });
    await call("subscriptions.unskip", { params, body: { date } });
    await call("subscriptions.pause", { params, body: { from: "2099-01-01", until: "2099-02-01" } });
    await call("subscriptions.list");
    await call("subscriptions.resume", { params });
    await call("subscriptions.update", { params, body: { subscriptionRecurrence: days, isActive: false } });
    await call("subscriptions.remove", { params });
  }

  async function keepAnAccount(): Promise<void> {
    const { customerId, walletId, address, mobile } = owner;
    await call("customers.get", { params: customerId });
    const profile = { name: "Asha", email: "asha@example.com", mobile, gender: "FEMALE", dpUrl: "" };
    await call("customers.update", { params: customerId, body: profile });
    const file = { fileName: "me.png", fileResourceType: "CUSTOMER_PROFILE_PICTURE" };
    await call("common.generateFileUploadUrl", { body: file });
    for (const [name, body] of [
      ["add", { address: { ...address, landmark: "Park", email: "a@example.com" } }],
      ["update", { addressIndex: 0, address }],
      ["setDefault", { addressIndex: 1 }],
      ["remove", { addressIndex: 0 }],
    ] as const) {
      await call(`addresses.${name}`, { params: customerId, body });
    }
    await call("addresses.get", { params: customerId });
    const recharge = { walletId, amount: 500, paymentTransactionId: "", paymentSource: "COD" };
    await call("wallets.recharge", { params: walletId, body: recharge });
    await call("wallets.get", { params: walletId });
    await call("walletTransactions.list", { params: walletId, query: { pageNumber: "1", pageSize: "8" } });
    const newcomer = "9833333333";
    await call("identity.requestOtp", { body: { orgName: "Fresh Basket", mobile: newcomer } });
    const otp = await platform.otpFor(newcomer);
    const { locationId } = owner.store;
    await call("identity.verifyCustomerOtp", { body: { mobile: newcomer, otp, locationId, role: "ROLE_CUSTOMER" } });
    const renewed = await call<{ refreshToken: string }>("identity.renewAccessToken", { bearer: owner.refreshToken });
    await call("identity.logout", { bearer: renewed.refreshToken });
  }

  it("has every field of the contract, of its kind, and no other", () => {
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("was requested from every endpoint", () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  });

  it("was seen with every required field: an empty list proves nothing", () => {
    const unseen = [...shapes].flatMap(([name, shape]) =>
      requiredPaths(shape, name).filter((path) => !seen.has(path) && !SEEN_ELSEWHERE.test(path)),
    );
    expect(unseen).toEqual([]);
  });
});
