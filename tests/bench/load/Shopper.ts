import { randomUUID } from "node:crypto";
import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { anAddress, type Buyer } from "#tests/support/platform/shop.ts";
import type { LoadedStore } from "./prepareStores";

export type Kind = "browse" | "cart" | "order";
/** @param status 0 when the connection broke */
export type Told = (kind: Kind, status: number, ms: number) => void;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: () => string;
}

const AFTER_BREAK_MS = 100;
/** The number of products that one shopper buys. */
const OWN = 8;

/**
 * A shopper whose every call waits for its answer, however long it takes. After a refusal the shopper waits as long as
 * its Retry-After says.
 */
export class Shopper {
  /** The index of the first product that this shopper buys. */
  private readonly first = Math.floor(Math.random() * 1000);

  constructor(
    private readonly address: { host: string; port: number },
    private readonly agent: Agent,
    private readonly store: LoadedStore,
    private readonly buyer: Buyer,
    private readonly told: Told,
  ) {}

  /** Does one thing: mostly reads, sometimes changes the cart, rarely orders. */
  async act(): Promise<void> {
    const chance = Math.random();
    if (chance < 0.75) await this.look(chance);
    else if (chance < 0.97) await this.tap();
    else await this.order();
  }

  private async look(chance: number): Promise<void> {
    if (chance < 0.25) await this.send("browse", "GET", this.store.path);
    else if (chance < 0.5) await this.call("browse", "GET", "/api/products?page=1&size=30");
    else await this.call("browse", "GET", `/api/carts/${this.buyer.cartId}`);
  }

  private tap(): Promise<Reply> {
    const { variants } = this.store;
    const item = { productVariantId: variants[(this.first + Math.floor(Math.random() * OWN)) % variants.length] };
    return this.call("cart", "POST", `/api/carts/${this.buyer.cartId}/add-item`, { item, quantity: 1 });
  }

  private async order(): Promise<void> {
    const { orgId } = this.store;
    const { customerId } = this.buyer;
    if ((await this.tap()).status !== 200) return;
    const begun = { orgId, customerId, cartItems: [], couponCode: "" };
    const checkout = await this.call("order", "POST", "/api/checkouts", begun);
    if (checkout.status !== 200) return;
    const { id } = JSON.parse(checkout.body()) as { id: string };
    const choices = { shippingAddress: anAddress, couponCode: "", paymentMethod: "COD" };
    if ((await this.call("order", "PATCH", `/api/checkouts/${id}`, choices)).status !== 200) return;
    await this.call("order", "POST", "/api/orders", { checkoutId: id, customerId, orgId });
  }

  /** Calls as the storefront does, with the store in every call. */
  private call(kind: Kind, method: string, path: string, body?: object): Promise<Reply> {
    const { storeId, orgId } = this.store;
    return this.send(kind, method, `${path}${path.includes("?") ? "&" : "?"}storeId=${storeId}&orgId=${orgId}`, body);
  }

  private async send(kind: Kind, method: string, path: string, body?: object): Promise<Reply> {
    const sentAt = performance.now();
    const reply = await this.ask(method, path, body).catch((): Reply => ({ status: 0, headers: {}, body: () => "" }));
    this.told(kind, reply.status, performance.now() - sentAt);
    if (reply.status === 503) await delay(Number(reply.headers["retry-after"] ?? 1) * 1000);
    if (reply.status === 0) await delay(AFTER_BREAK_MS);
    return reply;
  }

  private ask(method: string, path: string, body?: object): Promise<Reply> {
    const headers = {
      accept: "*/*",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.buyer.token}`,
      "idempotency-key": randomUUID(),
      ...(body && { "content-type": "application/json" }),
    };
    return new Promise((resolve, reject) => {
      const { host, port } = this.address;
      const sent = request({ agent: this.agent, host, port, method, path, headers }, (answer) => {
        const { statusCode: status = 0, headers: said } = answer;
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("end", () => resolve({ status, headers: said, body: () => Buffer.concat(chunks).toString() }));
        answer.once("error", reject);
      });
      sent.once("error", reject);
      sent.end(body && JSON.stringify(body));
    });
  }
}
