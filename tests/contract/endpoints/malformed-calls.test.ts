import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type { Subscription } from "#contract/sale/subscriptions.ts";
import { endpoints, fill, type NamedEndpoint } from "#tests/support/platform/endpoints.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { makeShopper, type Shopper } from "#tests/support/platform/makeShopper.ts";
import { sized, tellProgress } from "#tests/support/sized.ts";

const CALLS = sized(1000, 10_000);
const AT_ONCE = 25;
const SEED = 20_260_731;

const junkText = fc.oneof(
  // An unpaired surrogate cannot be written in an address.
  fc.string({ unit: "binary" }).map((text) => text.replace(/\p{Cs}/gu, "?")),
  fc.constantFrom("", "\0", "a\0b", "%00", "'; DROP TABLE orders; --", "__proto__", "x".repeat(5000), "null", "-1"),
);
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  junkText,
  fc.constantFrom(null, -1, 0, 1e308, 2 ** 53, 2 ** 31, 0.1, true, [], {}, [[]], "1"),
);

/** Names that handlers read, so that the junk reaches them. */
const FIELDS = [
  ...["orgId", "storeId", "customerId", "orgName", "mobile", "otp", "role", "locationId", "item", "productVariantId"],
  ...["quantity", "cartItems", "couponCode", "shippingAddress", "paymentMethod", "checkoutId", "orderState", "reason"],
  ...[
    "name",
    "email",
    "gender",
    "dpUrl",
    "address",
    "addressIndex",
    "fileName",
    "fileResourceType",
    "userMobile",
    "userMail",
    "amount",
    "provider",
    "orderId",
    "query",
    "filters",
  ],
  ...["walletId", "amount", "paymentTransactionId", "paymentSource", "pageNumber", "pageSize"],
  ...["subscriptionRecurrence", "variantId", "preferredTimeSlot", "date", "from", "until"],
  ...["sortBy", "sortOrder", "rating", "text", "page", "size", "categoryId", "isActive", "isFriendlyId", "isDomain"],
];

interface Junk {
  which: NamedEndpoint;
  parameter: string | undefined;
  fields: Record<string, unknown>;
  spoilt: string[];
  raw: string | undefined;
  type: string;
  query: Record<string, string>;
  withToken: boolean;
}

const call: fc.Arbitrary<Junk> = fc.record({
  which: fc.constantFrom(...endpoints),
  parameter: fc.option(junkText, { nil: undefined }),
  fields: fc.dictionary(fc.constantFrom(...FIELDS), junk, { maxKeys: 5 }),
  spoilt: fc.subarray(FIELDS, { maxLength: 3 }),
  raw: fc.option(fc.oneof(fc.json(), junkText, fc.constantFrom("{", "[", '{"a":', "[".repeat(20_000))), {
    nil: undefined,
    freq: 4,
  }),
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant("application/json") },
    { weight: 1, arbitrary: fc.constantFrom("text/plain", "multipart/form-data", "application/xml", "nonsense") },
  ),
  query: fc.dictionary(
    fc.constantFrom(...FIELDS),
    junkText.map((text) => text.slice(0, 300)),
    { maxKeys: 3 },
  ),
  withToken: fc.boolean(),
});

describe("malformed calls (bar 13)", () => {
  let shopper: Shopper;
  let slotId: string;
  let subscriptionId: string;

  withPlatform({ listen: true, config: { LOG_LEVEL: "silent" } });
  beforeAll(async () => {
    shopper = await makeShopper(platform, "fresh-basket", "9811111111");
    slotId = (await platform.get<DeliverySlot[]>("/api/delivery-slots", shopper.tenancy)).body[0]?.id ?? "";
    const headers = { ...shopper.headers, "idempotency-key": "subscription" };
    subscriptionId = (await platform.send<Subscription>("POST", "/api/subscriptions", rightly(), headers)).body.id;
  });

  /** A mostly valid body, so that it passes the first check and reaches the handler. */
  const rightly = (): Record<string, unknown> => ({
    ...shopper.tenancy,
    customerId: shopper.customerId,
    locationId: shopper.store.locationId,
    orgName: "Fresh Basket",
    mobile: "9811111112",
    otp: "123456",
    role: "ROLE_CUSTOMER",
    item: { productVariantId: shopper.variantId },
    productVariantId: shopper.variantId,
    quantity: 1,
    cartItems: [],
    couponCode: "",
    shippingAddress: shopper.address,
    address: shopper.address,
    addressIndex: 0,
    paymentMethod: "COD",
    checkoutId: shopper.checkoutId,
    orderState: "CANCELLED",
    reason: "",
    name: "Asha",
    email: "",
    gender: null,
    dpUrl: "",
    fileName: "a.png",
    fileResourceType: "CUSTOMER_PROFILE_PICTURE",
    query: "milk",
    walletId: shopper.walletId,
    amount: 500,
    paymentTransactionId: "",
    paymentSource: "COD",
    rating: 4,
    text: "Good",
    pageNumber: 1,
    pageSize: 8,
    subscriptionRecurrence: { daysOfWeek: ["SUNDAY"], startDate: "2099-01-04", endDate: "" },
    variantId: shopper.variantId,
    preferredTimeSlot: slotId,
    isActive: true,
    date: "2099-01-11",
    from: "2099-01-01",
    until: "2099-02-01",
  });

  const ownId = (path: string) => {
    if (path.startsWith("/api/carts")) return shopper.cartId;
    if (path.startsWith("/api/wallet")) return shopper.walletId;
    if (path.startsWith("/api/orders")) return shopper.orderId;
    if (path.startsWith("/api/checkouts")) return shopper.checkoutId;
    if (path.startsWith("/api/subscriptions")) return subscriptionId;
    return path.startsWith("/api/stor") || path.startsWith("/api/faqs") ? shopper.store.storeId : shopper.customerId;
  };

  const toRequest = ({
    which: { endpoint },
    parameter,
    fields,
    spoilt,
    raw,
    type,
    query,
    withToken,
  }: Junk): InjectOptions => {
    const right = rightly();
    for (const field of spoilt) delete right[field];
    const body = raw ?? JSON.stringify({ ...right, ...fields });
    return {
      method: endpoint.method,
      url: fill(endpoint, () => parameter ?? ownId(endpoint.path)),
      query: endpoint.method === "GET" ? { ...shopper.tenancy, ...query } : query,
      headers: {
        ...(withToken && shopper.headers),
        ...(endpoint.method !== "GET" && { "content-type": type }),
        "idempotency-key": `junk-${body.length}`,
      },
      ...(endpoint.method !== "GET" && { payload: body }),
    };
  };

  it(`answers ${CALLS} of them without one 5xx or stack trace`, async () => {
    const calls = fc.sample(call, { seed: SEED, numRuns: CALLS });
    const statuses = new Map<number, number>();
    const tell = tellProgress("malformed calls", CALLS);
    for (let start = 0; start < calls.length; start += AT_ONCE) {
      const batch = calls.slice(start, start + AT_ONCE).map(toRequest);
      const answers = await Promise.all(batch.map((request) => platform.app.inject(request)));
      for (const [index, { statusCode, body }] of answers.entries()) {
        const why = `${statusCode} for ${JSON.stringify(batch[index])?.slice(0, 2000)}: ${body.slice(0, 500)}`;
        expect(statusCode, why).toBeLessThan(500);
        expect(body, why).not.toMatch(/\n\s+at |node_modules|PostgresError|drizzle/i);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      tell(start + AT_ONCE);
    }
    // If nearly no call succeeded, the calls would not test the handlers.
    expect(statuses.get(200)).toBeGreaterThan(CALLS / 50);
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 403, 404]));
  });

  it("answers 413 to a body over 1 MB", async () => {
    const payload = { ...shopper.tenancy, orgName: "x".repeat(1024 * 1024), mobile: "9811111111" };
    const { status, body } = await platform.send("POST", "/api/identity/request-otp", payload);
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: "TOO_LARGE", message: "What was sent is too large." });
  });

  it("answers unknown addresses of the API with JSON", async () => {
    expect(await platform.get("/api/nothing/here")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(await platform.send("POST", "/api/categories", {})).toMatchObject({ status: 404 });
  });

  it("treats an undecodable address outside the API as that of a page", async () => {
    for (const address of ["/fresh-basket/%zz", "/fresh-basket/product/100%25%", "/%ff?query=%zz"])
      expect(await platform.get(address), address).toMatchObject({ status: 404 });
  });

  it.each(["x".repeat(101), "a%00b"])("answers 404 for an id that cannot exist: %s", async (id) => {
    expect(await platform.get(`/api/products/${id}`, shopper.tenancy)).toMatchObject({ status: 404 });
  });

  it("answers an address that cannot be decoded in our error shape", async () => {
    const { status, body } = await platform.get("/api/products/%zz", shopper.tenancy);
    expect(status).toBe(400);
    expect(Object.keys(body as object).sort()).toEqual(["code", "message", "requestId", "retryable", "statusCode"]);
  });
});
