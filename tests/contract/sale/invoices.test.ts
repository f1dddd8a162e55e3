import { eq } from "drizzle-orm";
import { PDFParse } from "pdf-parse";
import { expect, it, vi } from "vitest";
import type { Address } from "#contract/customers/addresses.ts";
import type { Order, OrderState } from "#contract/sale/orders.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { subscriptionSettings } from "#server/platform/db/schema/subscriptions.ts";
import { organizations, stores } from "#server/platform/db/schema/tenancy.ts";
import { dayText } from "#server/platform/services/sale/invoices/draw/texts.ts";
import { todayIn } from "#server/platform/services/store/calendar.ts";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, type Goods, ok } from "#tests/support/platform/shop.ts";

// On one engine, because an invoice is drawn from plain queries, like the order's page.
onAnyEngine("An invoice", () => {
  const setState = (id: string, orderState: OrderState) =>
    ok(shop.call<Order>(undefined, "POST", `/sandbox/orders/${id}/state`, { orderState }));

  const ask = (buyer: Buyer, id: string) =>
    shop.app.inject({ url: `/api/orders/${id}/invoice`, headers: { authorization: `Bearer ${buyer.token}` } });

  const read = async (bytes: Buffer) => {
    const parser = new PDFParse({ data: new Uint8Array(bytes) });
    const { text, pages } = await parser.getText();
    const { info } = await parser.getInfo();
    await parser.destroy();
    return { text: text.replace(/[\t ]+/g, " "), pages: pages.length, info };
  };

  async function delivered(goods: Goods[] = [{}], address: Address = anAddress, quantity = 1) {
    const buyer = await shop.buyer();
    for (const each of goods) await ok(shop.addToCart(buyer, await shop.goods(each), quantity));
    const { id: checkoutId } = await ok(shop.checkOut(buyer));
    await ok(shop.choose(buyer, checkoutId, "COD", address));
    const order = await ok(shop.place(buyer, checkoutId));
    await setState(order.id, "DELIVERED");
    return { buyer, order };
  }

  async function invoiceOf(goods?: Goods[], address?: Address, quantity?: number) {
    const { buyer, order } = await delivered(goods, address, quantity);
    return { buyer, order, ...(await read((await ask(buyer, order.id)).rawPayload)) };
  }

  it("is a PDF to be saved under its number (spec 7.2, Orders)", async () => {
    const { buyer, order } = await delivered();
    const { statusCode, headers, rawPayload } = await ask(buyer, order.id);
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(headers["content-disposition"]).toBe(`attachment; filename="INV-${order.orderNumber}.pdf"`);
    expect(headers["cache-control"]).toBe("no-store");
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("shows number, days, buyer, address, payment, and every line with its sums in rupees", async () => {
    const goods = [{ name: "Shimla Apple", sellingPaise: 11_950, mrpPaise: 14_000 }];
    const { buyer, order, text, pages, info } = await invoiceOf(goods, anAddress, 3);
    for (const words of [
      `INV-${order.orderNumber}`,
      dayText(new Date(order.orderDate), "Asia/Kolkata"),
      anAddress.name,
      `+91 ${buyer.mobile}`,
      anAddress.address,
      "Bengaluru, Karnataka 560038",
      "Cash on delivery",
      "Paid",
      "Shimla Apple",
      "1 kg",
      "₹140.00",
      "₹119.50",
      "₹358.50",
      "−₹61.50",
      "Rupees three hundred fifty-eight and fifty paise only",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(new RegExp(`Order number\\s+${spokenNumber(order.orderNumber)}\\b`));
    expect([pages, info?.Title]).toEqual([1, `Invoice INV-${order.orderNumber}`]);
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "and the order's number name the day at the store, which is never the same in %s",
    async (timeZone) => {
      const { storeId } = shop.store;
      const own = { storeId, timeZone, cutOffTime: "22:00" };
      await shop.db.orm
        .insert(subscriptionSettings)
        .values(own)
        .onConflictDoUpdate({ target: subscriptionSettings.storeId, set: own });
      const { order, text } = await invoiceOf();
      const ordered = new Date(order.orderDate);
      expect(order.orderNumber.split("-")[0]).toBe(todayIn(timeZone, ordered).replaceAll("-", ""));
      expect(text).toContain(dayText(ordered, timeZone));
      await shop.db.orm.delete(subscriptionSettings);
    },
  );

  it("carries the store's name, address, tax number, contacts and colour, the colour darkened until it is readable", async () => {
    const { orgId, storeId } = shop.store;
    const { orm } = shop.db;
    const support = { facebookUrl: "", xurl: "", linkedInUrl: "", instagramUrl: "" };
    const contacts = { callSupportNumber: "+91 00000 12345", supportEmail: "care@example.in" };
    await orm
      .update(organizations)
      .set({ name: "Kora Home", logoPath: "/media/seed/kh-logo.png" })
      .where(eq(organizations.id, orgId));
    await orm
      .update(stores)
      .set({
        support: { ...support, ...contacts },
        location: { address: "12 Market Road, Pune 411001", taxNumber: "27AAAAA0000A1Z5" },
        colors: { primaryColor: "#ffe14d", secondaryColor: "", neutralColor: "" },
      })
      .where(eq(stores.id, storeId));
    const { buyer, order } = await delivered();
    const bytes = (await ask(buyer, order.id)).rawPayload;
    const { text, info } = await read(bytes);
    expect(text).toContain("Questions? +91 00000 12345 · care@example.in");
    expect([text.includes("Kora Home"), info?.Author]).toEqual([true, "Kora Home"]);
    expect(text).toMatch(/12 Market Road, Pune 411001\s+GSTIN 27AAAAA0000A1Z5/);
    expect(bytes.includes("/Subtype /Image")).toBe(true);
    await orm
      .update(organizations)
      .set({ logoPath: "https://elsewhere.example/logo.png" })
      .where(eq(organizations.id, orgId));
    expect((await ask(buyer, order.id)).rawPayload.includes("/Subtype /Image")).toBe(false);
  });

  it("shows the tax of each rate, in the prices and on top, to the paisa of the order", async () => {
    const { order, text } = await invoiceOf([
      { sellingPaise: 10_500, mrpPaise: 10_500, taxType: "INCLUSIVE", taxPercent: 5 },
      { sellingPaise: 9_999, mrpPaise: 9_999, taxType: "EXCLUSIVE", taxPercent: 18 },
      { sellingPaise: 20_000, mrpPaise: 20_000 },
    ]);
    expect(order.tax).toBe(18);
    expect(text).toMatch(/5%, in the prices ₹100\.00 ₹5\.00/);
    expect(text).toMatch(/18%, on top ₹99\.99 ₹18\.00/);
    expect(text).not.toContain("0%, ");
  });

  it("names what was bought by its options (ADR 66)", async () => {
    const { text } = await invoiceOf([
      { name: "Truffle Cake", options: Object.entries({ Flavour: "Plum", Size: "6 in" }) },
    ]);
    expect(text).toMatch(/Truffle Cake\s+Plum · 6 in · SKU-/);
  });

  it("of 60 lines goes over several pages, each with its number and the table's head", async () => {
    const goods = Array.from({ length: 60 }, (_, index) => ({ name: `Article ${index + 1}.` }));
    const { text, pages } = await invoiceOf(goods);
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`);
    expect(text.match(/Item Qty MRP/g)?.length).toBeGreaterThanOrEqual(pages - 1);
    for (const { name } of goods) expect(text).toContain(name);
  });

  it("wraps long names and writes Hindi ones", async () => {
    const long = "Stone-Ground Whole Wheat Chakki Atta With Bran From Madhya Pradesh, Family Pack";
    const address = { ...anAddress, name: "आशा राव" };
    const { text, pages } = await invoiceOf([{ name: long }, { name: "शुद्ध घी" }, { name: "W".repeat(200) }], address);
    expect(text.replace(/\s+/g, " ")).toContain(long);
    expect(text.replace(/\s+/g, "")).toContain("W".repeat(200));
    expect(text.match(/\p{Script=Devanagari}/gu)?.length).toBeGreaterThan(8);
    expect(pages).toBe(1);
  });

  it("is the same bytes every time, whatever the catalogue and the clock say meanwhile", async () => {
    const { buyer, order } = await delivered([{ name: "Curd" }, { name: "दही" }]);
    const first = (await ask(buyer, order.id)).rawPayload;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    const many = await Promise.all([ask(buyer, order.id), ask(buyer, order.id)]).finally(vi.useRealTimers);
    expect(many.map(({ rawPayload }) => rawPayload.equals(first))).toEqual([true, true]);
  });

  it("exists from the delivery on, and a call before that is told so", async () => {
    const buyer = await shop.buyer();
    const order = await shop.placed(buyer, await shop.goods());
    const refusal = async () => {
      const { statusCode, body } = await ask(buyer, order.id);
      const { code, message } = JSON.parse(body) as { code: string; message: string };
      return [statusCode, code, message];
    };
    const notYet = [409, "INVOICE_NOT_READY", "The invoice comes with the delivery. Please look again then."];
    expect(await refusal()).toEqual(notYet);
    await setState(order.id, "SHIPPED");
    expect(await refusal()).toEqual(notYet);
    await shop.db.orm.update(orders).set({ orderState: "CANCELLED" }).where(eq(orders.id, order.id));
    expect(await refusal()).toMatchObject([409, "INVOICE_NOT_READY", /not delivered/]);
  });

  it("is its shopper's alone", async () => {
    const { order } = await delivered();
    const other = await shop.buyer();
    expect((await ask(other, order.id)).statusCode).toBe(404);
  });

  it("keeps what was bought as it was then, whatever becomes of the product", async () => {
    const { buyer, order } = await delivered([{ name: "Old name", sellingPaise: 9_900 }]);
    const [variantId, productId] = [order.orderItems[0]?.productVariantId, order.orderItems[0]?.productId];
    const { orm } = shop.db;
    await orm
      .update(products)
      .set({ name: "New name" })
      .where(eq(products.id, productId ?? ""));
    await orm
      .update(productVariants)
      .set({ sellingPricePaise: 1 })
      .where(eq(productVariants.id, variantId ?? ""));
    const { text } = await read((await ask(buyer, order.id)).rawPayload);
    expect([text.includes("Old name"), text.includes("₹99.00"), text.includes("New name")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
