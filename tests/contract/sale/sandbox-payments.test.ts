import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentConfig } from "#contract/store/stores.ts";
import { ANY_ENGINE, online, platform, shop, withPlatform, withShop } from "#tests/support/platform/engines.ts";

const PATH = "/sandbox/stores/fresh-basket/payment";

describe("the sandbox's switch for how a store takes money", () => {
  withPlatform({ engine: ANY_ENGINE });

  const told = async () => {
    const { storeId } = await platform.store("fresh-basket");
    return (await platform.get<PaymentConfig>(`/api/stores/${storeId}/payment-config`)).body;
  };

  it("changes the given methods and no others, from the next call on", async () => {
    const before = await told();
    expect((await platform.send("POST", PATH, { online: "BMSPAY" })).status).toBe(200);
    expect(await told()).toEqual({ ...before, onlinePayment: { enabled: true, activePaymentMethod: "BMSPAY" } });
    await platform.send("POST", PATH, { online: "", cashOnDelivery: false });
    expect(await told()).toEqual({
      ...before,
      onlinePayment: { enabled: false, activePaymentMethod: "" },
      cashOnDelivery: { enabled: false },
    });
  });

  it("reaches a browser that has kept the former answer and asks whether it still holds", async () => {
    const { storeId } = await platform.store("fresh-basket");
    const ask = (kept = "") =>
      platform.get<PaymentConfig>(`/api/stores/${storeId}/payment-config`, {}, { "if-none-match": kept });
    await platform.send("POST", PATH, { online: "RAZORPAY" });
    const kept = String((await ask()).headers.etag);
    expect((await ask(kept)).status).toBe(304);
    await platform.send("POST", PATH, { online: "BMSPAY" });
    expect(await ask(kept)).toMatchObject({ status: 200, body: { onlinePayment: { activePaymentMethod: "BMSPAY" } } });
  });

  it("refuses an unknown store and a wrong setting", async () => {
    expect((await platform.send("POST", "/sandbox/stores/nobody/payment", {})).status).toBe(404);
    expect((await platform.send("POST", PATH, { online: 1 })).status).toBe(400);
  });
});

describe("the sandbox's pay page", () => {
  let page: string;
  withShop({ engine: ANY_ENGINE });
  beforeAll(async () => {
    const { started } = await online.begin(await shop.buyer(), await shop.goods({ stock: 2 }));
    page = `/sandbox/gateway/${started.paymentSessionId}`;
  });
  const read = async (query = "") => (await shop.app.inject({ method: "GET", url: page + query })).body;
  const choose = (outcome: string) => shop.app.inject({ method: "POST", url: `${page}/outcome`, payload: { outcome } });

  it("has UPI, cards and net banking, each without a script", async () => {
    expect(await read()).toContain("UPI ID");
    expect(await read("?method=card")).toContain("Card number");
    expect(await read("?method=netbanking")).toContain("Your bank");
    for (const method of ["upi", "card", "netbanking", "constructor"]) {
      expect(await read(`?method=${method}`)).not.toMatch(/<script|\sstyle=|\son\w+=/);
    }
  });

  it("sends nothing that a shopper types into it", async () => {
    for (const method of ["upi", "card", "netbanking"]) {
      const fields = (await read(`?method=${method}`)).match(/<(?:input|select)[^>]*>/g) ?? [];
      const sent = fields.filter((field) => /\sname=/.test(field) && !/\sform="none"/.test(field));
      expect(sent).toEqual([expect.stringContaining('name="delaySeconds"')]);
    }
  });

  it("lets the money arrive as late as its form says", async () => {
    const payments = online;
    const { started } = await payments.begin(await shop.buyer(), await shop.goods({ stock: 2 }));
    const form = `/sandbox/gateway/${started.paymentSessionId}`;
    expect((await shop.app.inject({ method: "GET", url: form })).body).toContain('name="outcome" value="late"');
    const before = Date.now();
    const { statusCode, headers } = await shop.app.inject({
      method: "POST",
      url: `${form}/outcome`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "outcome=late&delaySeconds=3600",
    });
    expect([statusCode, headers.location]).toEqual([303, `${form}?done=late`]);
    const { outcome, outcomeAt } = await payments.sessionOf(started);
    expect(outcome).toBe("SUCCEEDED");
    expect(outcomeAt?.getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(outcomeAt?.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });

  it("may run nothing but its own, and offers another try after a failure, never after a success", async () => {
    const { headers } = await shop.app.inject({ method: "GET", url: page });
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-/,
    );
    await choose("fail");
    expect(await read("?done=fail")).toContain("Try another way to pay");
    await choose("pay");
    expect(await read()).toContain("Payment successful");
    expect(await read("?done=fail")).not.toContain("Try another way to pay");
  });

  it.each(["cashfree", "razorpay"])(
    "comes with a script that replaces that of %s, also for pages elsewhere",
    async (name) => {
      const { headers, body } = await shop.app.inject({ method: "GET", url: `/sandbox/sdk/${name}.js` });
      expect(headers["content-type"]).toContain("text/javascript");
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
      expect(() => new Function(body)).not.toThrow();
    },
  );
});
