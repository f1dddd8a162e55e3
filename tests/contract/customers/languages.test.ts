import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { PDFParse } from "pdf-parse";
import { expect, it } from "vitest";
import type { Customer, Profile } from "#contract/customers/customers.ts";
import type { WalletTransactionPage } from "#contract/sale/walletTransactions.ts";
import { customers } from "#server/platform/db/schema/identity.ts";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";

// On one engine, because languages are no matter of the database.
onAnyEngine("A shopper's language", () => {
  const refusal = async (query: string) => {
    const { body } = await shop.call(await shop.buyer(), "GET", `/api/carts/nobodys${query}`);
    return [body.code, body.message];
  };

  it("is that of the call's refusals; a program reads the same code", async () => {
    expect(await refusal("")).toEqual(["NOT_FOUND", "This cart was not found."]);
    expect(await refusal("?language=hi")).toEqual(["NOT_FOUND", "यह कार्ट नहीं मिला।"]);
    expect(await refusal("?language=ur")).toEqual(["NOT_FOUND", "یہ کارٹ نہیں ملا۔"]);
    expect(await refusal("?language=xx")).toEqual(["NOT_FOUND", "This cart was not found."]);
  });

  it("is that of what fails before a call is understood", async () => {
    const url = "/api/identity/request-otp?language=hi";
    const reply = await shop.app.inject({
      method: "POST",
      url,
      payload: "{",
      headers: { "content-type": "application/json" },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([400, "अनुरोध पढ़ा नहीं जा सका।"]);
  });

  const kept = async ({ customerId }: Buyer) => {
    const [row] = await shop.db.orm.select().from(customers).where(eq(customers.id, customerId));
    return row?.language;
  };

  it("is remembered from the last call with a token, and no call without a change writes", async () => {
    const buyer = await shop.buyer();
    const spoken: unknown[] = [];
    for (const query of ["", "?language=hi", "?language=hi", "?language=ur", ""]) {
      await ok(shop.call(buyer, "GET", `/api/carts/${buyer.cartId}${query}`));
      spoken.push(await kept(buyer));
    }
    expect(spoken).toEqual([null, "hi", "hi", "ur", null]);
  });

  it("is found with what happens to the shopper without a call of theirs, for the messages about it", async () => {
    const [, query = ""] = /```sql\n([^`]+)```/.exec(readFileSync("docs/operating.md", "utf8")) ?? [];
    const buyers = [await shop.buyer(), await shop.buyer()];
    for (const [at, buyer] of buyers.entries()) {
      await ok(shop.addToCart(buyer, await shop.goods()));
      const { id } = await ok(shop.checkOut(buyer));
      await ok(shop.choose(buyer, id, "COD"));
      const order = await ok(shop.place(buyer, id));
      if (at === 0) await ok(shop.call(buyer, "GET", `/api/orders/${order.id}?language=ur`));
      await ok(shop.call(undefined, "POST", `/sandbox/orders/${order.id}/state`, { orderState: "DELIVERED" }));
    }
    const { rows } = (await shop.db.orm.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] };
    const delivered = rows.filter(({ type }) => type === "order.delivered");
    const told = buyers.map(({ mobile }) => delivered.find((row) => row.mobile === mobile)?.language);
    expect(told).toEqual(["ur", "en"]);
  });

  it("is remembered from tabs in several languages at once, and no other change of the customer is lost", async () => {
    const buyer = await shop.buyer();
    const { customerId, mobile } = buyer;
    const tabs = ["?language=hi", "?language=ur", "", "?language=hi"];
    for (let round = 1; round <= 20; round += 1) {
      const profile: Profile = { name: `Asha ${round}`, email: "", mobile, gender: null, dpUrl: "" };
      const [saved] = await Promise.all([
        shop.call<Customer>(buyer, "PUT", `/api/customers/${customerId}${tabs[round % 4]}`, profile),
        ...tabs.map((query) => ok(shop.call(buyer, "GET", `/api/carts/${buyer.cartId}${query}`))),
      ]);
      const [row] = await shop.db.orm.select().from(customers).where(eq(customers.id, customerId));
      expect([saved.status, row?.name, row?.mobile]).toEqual([200, profile.name, mobile]);
      expect([null, "hi", "ur"]).toContain(row?.language);
    }
    await ok(shop.call(buyer, "GET", `/api/carts/${buyer.cartId}?language=ur`));
    expect(await kept(buyer)).toBe("ur");
  });

  it("is that of a wallet's entries", async () => {
    const buyer = await shop.buyer();
    const { walletId, storeId, customerId } = buyer;
    const body = { storeId, customerId, amount: 500, walletId, paymentTransactionId: "", paymentSource: "COD" };
    await ok(shop.call(buyer, "POST", `/api/wallets/${walletId}/recharge`, body, "a-recharge"));
    const entry = async (query: string) => {
      const page = await ok(
        shop.call<WalletTransactionPage>(buyer, "GET", `/api/wallet-transactions/${walletId}${query}`),
      );
      return page.transactions[0]?.description;
    };
    expect(await entry("")).toBe("Recharge by cash on delivery");
    expect(await entry("?language=hi")).toMatch(/\p{Script=Devanagari}/u);
  });

  it("is that of the invoice, on which a name in any script can be read", async () => {
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, await shop.goods({ name: "ஆவின் பால்" })));
    const { id } = await ok(shop.checkOut(buyer));
    await ok(shop.choose(buyer, id, "COD", { ...anAddress, name: "লক্ষ্মী বসু" }));
    const order = await ok(shop.place(buyer, id));
    await ok(shop.call(undefined, "POST", `/sandbox/orders/${order.id}/state`, { orderState: "DELIVERED" }));
    const url = `/api/orders/${order.id}/invoice?language=hi`;
    const reply = await shop.app.inject({ url, headers: { authorization: `Bearer ${buyer.token}` } });
    const parser = new PDFParse({ data: new Uint8Array(reply.rawPayload) });
    const { text } = await parser.getText();
    await parser.destroy();
    expect(text).toContain(`INV-${order.orderNumber}`);
    expect(text).toMatch(/\p{Script=Tamil}{3}/u);
    expect(text).toMatch(/\p{Script=Bengali}{2}/u);
    expect(text).toContain("भुगतान हो गया");
  });
});
