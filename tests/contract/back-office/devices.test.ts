import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Customer } from "#contract/customers/customers.ts";
import type { DeviceGuest, DeviceStatus, PairedDevice } from "#contract/devices.ts";
import type { Cart } from "#contract/sale/carts.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { ApiError } from "#contract/wire.types.ts";
import type { ServiceCommand } from "#server/cli/Command.types.ts";
import { commands } from "#server/cli/commands.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { devices } from "#server/platform/db/schema/devices.ts";
import { customers, rateLimits, sessions } from "#server/platform/db/schema/identity.ts";
import { auditLog } from "#server/platform/db/schema/owner.ts";
import type { Services } from "#server/platform/services/index.ts";
import { endpoints } from "#tests/support/platform/endpoints.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";
import { snapshot } from "#tests/support/platform/snapshot.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

const PICKUP = { address: "Counter 1", city: "Pune", state: "Maharashtra", country: "India", pin: "411001" };

const WHO = "asha";

/** On one engine: each call is one statement or one transaction, and both engines get the same ones. */
describe("a screen in a shop", () => {
  const clock = new TickingClock();
  let services: Services;
  let store: Organization;
  let device: { id: string; headers: { authorization: string } };

  withPlatform({ engine: ANY_ENGINE, clock });
  beforeAll(async () => {
    services = platform.services;
    store = await platform.store("fresh-basket");
  });
  beforeEach(async () => {
    const { deviceId, code } = await services.devices.add(
      { storeId: store.storeId, name: "Front", pickup: PICKUP },
      WHO,
    );
    const { body } = await pair(code);
    device = { id: deviceId, headers: { authorization: `Bearer ${(body as PairedDevice).token}` } };
  });

  const pair = async (code: string, remoteAddress = "127.0.0.1", storeId = store.storeId) => {
    const payload = { storeId, code, version: "1" };
    const answer = await platform.app.inject({ method: "POST", url: "/api/devices/pair", remoteAddress, payload });
    return { status: answer.statusCode, body: answer.json<PairedDevice | ApiError>() };
  };
  const beat = (visitId = "") =>
    platform.send<DeviceStatus>("POST", "/api/devices/heartbeat", { version: "1.2", visitId }, device.headers);
  const guest = async () => {
    const { status, body } = await platform.send<DeviceGuest>("POST", "/api/devices/guest", {}, device.headers);
    expect(status).toBe(200);
    const profile = () =>
      platform.get<Customer & ApiError>(`/api/customers/${body.customerId}`, {}, headersOf(body.accessToken));
    return { ...body, headers: headersOf(body.accessToken), profile };
  };
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

  it("is paired by a code once, at its own store, for thirty minutes", async () => {
    const { code } = await services.devices.add({ storeId: store.storeId, name: "Back" }, WHO);
    const kora = await platform.store("kora-home");
    expect(await pair(code, "127.0.0.1", kora.storeId)).toMatchObject({
      status: 400,
      body: { code: "INVALID_PAIRING_CODE" },
    });
    const both = await Promise.all([pair(code), pair(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await services.devices.add({ storeId: store.storeId, name: "Late" }, WHO);
    clock.pass(1800);
    expect(await pair(late.code)).toMatchObject({ status: 400, body: { code: "INVALID_PAIRING_CODE" } });
    clock.pass(3600);
  });

  it("is paired although somebody behind the same address has tried many wrong codes", async () => {
    const { code } = await services.devices.newCode(device.id, WHO);
    for (let tries = 0; tries < 50; tries += 1) expect((await pair("000000000000")).status).toBe(400);
    expect((await pair(code)).status).toBe(200);
  });

  it("cannot be paired by guessing: all callers of a store together have a million wrong codes an hour", async () => {
    const { code } = await services.devices.newCode(device.id, WHO);
    await pair("000000000000");
    const ofStore = eq(rateLimits.key, `pair-wrong:${store.storeId}`);
    await platform.db.orm.update(rateLimits).set({ count: 999_999 }).where(ofStore);
    expect((await pair("000000000000", "10.0.0.1")).status).toBe(400);
    const refused = { status: 429, body: { retryable: true, message: expect.stringContaining("minutes") } };
    expect(await pair("000000000000", "10.0.0.2")).toMatchObject(refused);
    expect(await pair(code, "10.0.0.3")).toMatchObject(refused);
    const kora = await platform.store("kora-home");
    expect((await pair("000000000000", "10.0.0.3", kora.storeId)).status).toBe(400);
    clock.pass(3600);
    expect((await pair(code)).status).toBe(400);
    const anew = await services.devices.newCode(device.id, WHO);
    expect((await pair(anew.code)).status).toBe(200);
  });

  it("has its token and code stored as hashes only", async () => {
    const { code } = await services.devices.newCode(device.id, WHO);
    const rows = JSON.stringify(await platform.db.orm.select().from(devices));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(device.headers.authorization.slice(7));
  });

  it("learns the operator's new setting at its next heartbeat, and counts as seen", async () => {
    expect((await beat()).body).toEqual({ state: "OPEN", name: "Front", pickup: PICKUP, idleSeconds: 90 });
    await services.devices.setState(device.id, "MAINTENANCE", WHO);
    expect((await beat()).body.state).toBe("MAINTENANCE");
    const listed = (await services.devices.list(store.storeId)).find(({ id }) => id === device.id);
    expect(listed).toMatchObject({ version: "1.2", lastSeenAt: clock.now(), state: "MAINTENANCE" });
    expect(JSON.stringify(listed)).not.toMatch(/hash/i);
    expect(await platform.send("POST", "/api/devices/guest", {}, device.headers)).toMatchObject({
      status: 409,
      body: { code: "DEVICE_CLOSED" },
    });
  });

  it("is refused everything once it is revoked, and so is the shopper at it", async () => {
    const shopper = await guest();
    await services.devices.revoke(device.id, WHO);
    expect((await beat()).status).toBe(403);
    expect((await shopper.profile()).status).toBe(403);
    await expect(services.devices.newCode(device.id, WHO)).rejects.toMatchObject({ statusCode: 404 });
  });

  it("makes a customer for a visit, who has a name and a number and cannot log in", async () => {
    const shopper = await guest();
    const mobile = "9876500001";
    const profile = { name: "Canary Guest", email: "", mobile, gender: null, dpUrl: "" };
    const path = `/api/customers/${shopper.customerId}`;
    expect((await platform.send("PUT", path, profile, shopper.headers)).status).toBe(200);
    expect((await shopper.profile()).body).toMatchObject({ name: "Canary Guest", mobile });
    expect((await platform.send("PUT", path, { ...profile, mobile: "12" }, shopper.headers)).status).toBe(400);
    const real = await platform.logIn("fresh-basket", mobile);
    expect(real.customerId).not.toBe(shopper.customerId);
  });

  it("stores guests under their number: an account with the same number is exported and erased with them", async () => {
    const mobile = "9876500006";
    const shopper = await guest();
    const named = { name: "Canary Guest", email: "", mobile, gender: null, dpUrl: "" };
    await platform.send("PUT", `/api/customers/${shopper.customerId}`, named, shopper.headers);
    const owner = { storeId: store.storeId, who: WHO };
    const { customerData } = services;
    expect(await customerData.give(owner, mobile)).toMatchObject({ customer: { id: shopper.customerId } });
    const account = await platform.logIn("fresh-basket", mobile);
    expect(await customerData.give(owner, mobile)).toMatchObject({
      customer: { id: account.customerId },
      guests: [{ customer: { id: shopper.customerId, name: "Canary Guest" } }],
    });
    await customerData.erase(owner, mobile);
    expect(await platform.db.orm.$count(customers, eq(customers.mobile, mobile))).toBe(0);
    await expect(customerData.give(owner, mobile)).rejects.toMatchObject({ statusCode: 404 });
  });

  it("ends every visit but the one it names, and forgets a guest who ordered nothing", async () => {
    const [first, second] = [await guest(), await guest()];
    const named = { name: "Canary Guest", email: "", mobile: "9876500002", gender: null, dpUrl: "" };
    await platform.send("PUT", `/api/customers/${first.customerId}`, named, first.headers);
    await beat(second.visitId);
    expect((await first.profile()).status).toBe(403);
    expect((await second.profile()).status).toBe(200);
    expect((await platform.get("/api/identity/renewAccessToken", {}, headersOf(first.refreshToken))).status).toBe(403);
    const [row] = await platform.db.orm.select().from(customers).where(eq(customers.id, first.customerId));
    expect(row).toMatchObject({ name: "", mobile: "" });
    await beat();
    expect((await second.profile()).status).toBe(403);
  });

  it("ends a login that entered with the visit, and leaves the same customer's other logins alone", async () => {
    const elsewhere = await platform.logIn("fresh-basket", "9876500003");
    clock.pass(60);
    const here = await platform.logIn("fresh-basket", "9876500003");
    const entered = await platform.send(
      "POST",
      "/api/devices/enter",
      { refreshToken: here.refreshToken },
      device.headers,
    );
    expect(entered.status).toBe(200);
    await beat();
    const profile = (session: typeof here) =>
      platform.get(`/api/customers/${here.customerId}`, {}, session.headers).then(({ status }) => status);
    expect([await profile(here), await profile(elsewhere)]).toEqual([403, 200]);
  });

  it("accepts no login of another store", async () => {
    const foreign = await platform.logIn("kora-home", "9876500004");
    const { status } = await platform.send(
      "POST",
      "/api/devices/enter",
      { refreshToken: foreign.refreshToken },
      device.headers,
    );
    expect(status).toBe(404);
    const rows = await platform.db.orm.select().from(sessions).where(eq(sessions.customerId, foreign.customerId));
    expect(rows.map(({ deviceId }) => deviceId)).toEqual([null]);
  });

  it("finds a product by its SKU or barcode, and says when it knows none", async () => {
    const { products } = (await platform.get<ProductPage>("/api/products", { storeId: store.storeId })).body;
    const product = products[0];
    const variant = product?.variants[0];
    const scan = (code = "") => platform.get("/api/devices/scan", { code }, device.headers);
    expect(await scan(variant?.sku)).toMatchObject({
      status: 200,
      body: { product: { id: product?.id }, variantId: variant?.variantId },
    });
    expect(await scan("8901030865278")).toMatchObject({ status: 404 });
    const which = eq(productVariants.id, variant?.variantId ?? "");
    await platform.db.orm.update(productVariants).set({ barcode: "8901030865278" }).where(which);
    expect(await scan("8901030865278")).toMatchObject({ status: 200, body: { variantId: variant?.variantId } });
  });

  it("keeps its last error for the people who run the shop", async () => {
    const report = { message: "TypeError: x is undefined", version: "1.2" };
    expect((await platform.send("POST", "/api/devices/errors", report, device.headers)).status).toBe(200);
    const listed = (await services.devices.list(store.storeId)).find(({ id }) => id === device.id);
    expect(listed).toMatchObject({ lastError: report.message, lastErrorAt: clock.now() });
  });

  it("charges no delivery for what is picked up where the shopper stands, and does elsewhere", async () => {
    const shopper = await guest();
    const { body: profile } = await shopper.profile();
    const { cartId } = profile.shoppingProfileIdentity;
    const { products } = (await platform.get<ProductPage>("/api/products", { storeId: store.storeId })).body;
    const productVariantId = products[0]?.variants[0]?.variantId;
    const send = <T>(method: "POST" | "PATCH", path: string, body: object) =>
      platform.send<T>(method, path, body, { ...shopper.headers, "idempotency-key": `k-${path}` });
    const item = { item: { productVariantId }, quantity: 1 };
    const cart = (await send<Cart>("POST", `/api/carts/${cartId}/add-item`, item)).body;
    const request = { orgId: store.orgId, customerId: shopper.customerId, cartItems: cart.data, couponCode: "" };
    const { id } = (await send<Checkout>("POST", "/api/checkouts", request)).body;
    const here = { name: "Canary Guest", mobile: "9876500005", ...PICKUP, addressType: "Other" };
    const choose = (shippingAddress: object) =>
      send<Checkout>("PATCH", `/api/checkouts/${id}`, { shippingAddress, couponCode: "", paymentMethod: "COD" });
    expect((await choose({ ...here, address: "Another street" })).body.shippingPrice).toBeGreaterThan(0);
    expect((await choose(here)).body.shippingPrice).toBe(0);
    const placement = { checkoutId: id, customerId: shopper.customerId, orgId: store.orgId };
    const placed = await send<Order>("POST", "/api/orders", placement);
    expect(placed).toMatchObject({ status: 200, body: { orderState: "PLACED", shippingCharge: 0 } });
    await beat();
    const [row] = await platform.db.orm.select().from(customers).where(eq(customers.id, shopper.customerId));
    expect(row?.guestOfDeviceId).toBe(device.id);
    const { storeId } = store;
    const atCounter = await services.counterOrders.find({ storeId }, "Asia/Kolkata", placed.body.orderNumber);
    // The guest gave no number, so the address has the shop's.
    expect(atCounter.rows).toEqual([
      expect.objectContaining({
        isPickedUp: true,
        customer: expect.objectContaining({ mobile: "" }),
        shippingAddress: expect.objectContaining({ name: "Canary Guest", mobile: "" }),
      }),
    ]);
  });

  describe("from the command line", () => {
    const type = async (name: string, options: object) => {
      const io = recordingIo();
      const command = commands.find((known) => known.name === `device ${name}`) as ServiceCommand<object>;
      expect(await command.run(services, { store: "fresh-basket", ...options }, io)).toBe(0);
      return io.said.join("\n");
    };

    it("is added with a code, listed, closed, opened, given another code and revoked, each with a line in the audit log", async () => {
      const added = await type("add", { name: "Typed", idle: 120, ...PICKUP });
      const code = /^\d{4} \d{4} \d{4}$/m.exec(added)?.[0].replaceAll(" ", "") ?? "";
      expect(await type("list", { limit: 100, page: 1 })).toMatch(/ {2}Typed +NOT SET UP +never/);
      const { body } = await pair(code);
      device = { id: "", headers: headersOf((body as PairedDevice).token) };
      expect((await beat()).body).toEqual({ state: "OPEN", name: "Typed", pickup: PICKUP, idleSeconds: 120 });
      await type("close", { device: "Typed" });
      expect((await beat()).body.state).toBe("CLOSED");
      await type("open", { device: "Typed" });
      expect(await type("list", { limit: 100, page: 1 })).toMatch(/ {2}Typed +OPEN +\d{4}-/);
      expect(await type("code", { device: "Typed" })).toMatch(/^\d{4} \d{4} \d{4}$/m);
      await type("revoke", { device: "Typed" });
      expect((await beat()).status).toBe(403);
      const written = await platform.db.orm
        .select({ what: auditLog.what })
        .from(auditLog)
        .where(eq(auditLog.who, "asha at the command line"))
        .orderBy(auditLog.at, auditLog.id);
      const all = ["added", "closed", "open", "code", "revoked"].map((what) => ({ what: `device.${what}` }));
      expect(written).toEqual(all);
    });

    it("shows what a screen reports about itself in one row, whatever is in it", async () => {
      const headers = device.headers;
      const report = { message: "a\u202eb\tc\u001b[2Jd\nREVOKED\u009be", version: "1.2\u001b]0;x\u0007" };
      expect((await platform.send("POST", "/api/devices/errors", report, headers)).status).toBe(200);
      const [kept] = await platform.db.orm.select().from(devices).where(eq(devices.id, device.id));
      expect(kept).toMatchObject({ lastError: "ab\tc [2Jd\nREVOKED e", version: "1.2 ]0;x " });
      expect(await type("list", { limit: 100, page: 1 })).toMatch(/ {2}1\.2 \]0;x +ab c \[2Jd REVOKED e$/m);
      // A report that is older than this rule.
      await platform.db.orm.update(devices).set({ lastError: report.message }).where(eq(devices.id, device.id));
      expect(await type("list", { limit: 100, page: 1 })).toMatch(/ {2}a\ufffdb c\ufffd\[2Jd REVOKED\ufffde$/m);
    });

    it("refuses a device that it does not know, and half a pickup place, in a sentence", async () => {
      await expect(type("close", { device: "Nowhere" })).rejects.toThrow(/has no device "Nowhere"/);
      await expect(type("add", { name: "Half", address: "Counter 1" })).rejects.toThrow(/needs --address, --city/);
    });
  });

  const forDevices = endpoints.filter(({ endpoint }) => endpoint.access === "device");
  it.each(forDevices)(
    "is the only one allowed: no guest, customer or other store's device: $name",
    async ({ endpoint }) => {
      const shopper = await guest();
      const kora = await platform.store("kora-home");
      const before = await snapshot(platform.db);
      const call = async (headers: object, storeId = store.storeId) => {
        const reads = endpoint.method === "GET";
        const { statusCode } = await platform.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          headers: { ...headers },
          ...(reads ? { query: { storeId, code: "x" } } : { payload: { storeId, visitId: "", version: "1" } }),
        });
        return statusCode;
      };
      expect([await call({}), await call(shopper.headers), await call(device.headers, kora.storeId)]).toEqual([
        403, 403, 404,
      ]);
      expect(await snapshot(platform.db)).toEqual(before);
    },
  );

  it("gives a code without the command line in the sandbox", async () => {
    const { body } = await platform.send<{ code: string }>("POST", "/sandbox/devices", { storeId: store.storeId });
    expect((await pair(body.code)).status).toBe(200);
  });
});
