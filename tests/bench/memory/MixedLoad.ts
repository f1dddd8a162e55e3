import { randomUUID } from "node:crypto";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import { PICTURE_WIDTHS } from "#contract/pictures.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import { demoPictures } from "#server/platform/seed/demoStores.ts";
import type { Haat, LoggedIn } from "#tests/support/browser/haatAt.ts";
import { anAddress } from "#tests/support/platform/shop.ts";

const WORDS = ["milk", "rice", "apple", "tea", "bread", "oil", "lamp", "towel", "cup", "buter", "दूध", "chair"];
const STORES = ["fresh-basket", "kora-home"];
const SHOPPERS = 10;
/** The number of different things in a round of a store. */
const STEPS = 12;
/** The number of pictures that are asked for again and again; most of the others must be made first. */
const POPULAR = 20;

const TOLD_AT_MOST = 20;

/** Something is sold out, or the shop is too busy to answer in time. */
const REFUSALS = new Set([409, 422, 503]);

class Refused extends Error {}

interface DemoStore {
  name: string;
  tenancy: string;
  categories: Category[];
  products: Product[];
  shoppers: LoggedIn[];
}

const one = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** What the shoppers of two of the demo stores do, always in the same order. */
export class MixedLoad {
  readonly done: Record<string, number> = {};
  /** The number of answers that something is sold out, or that the shop is too busy. */
  refused = 0;
  failed = 0;
  private count = 0;
  private readonly pictures = [...demoPictures().keys()].filter((name) => name.endsWith(".webp"));

  private constructor(
    private readonly origin: string,
    private readonly stores: readonly DemoStore[],
  ) {}

  static async prepare(haat: Haat): Promise<MixedLoad> {
    const origin = haat.origin.replace("localhost", "127.0.0.1");
    const stores: DemoStore[] = [];
    for (const [at, name] of STORES.entries()) {
      const shoppers: LoggedIn[] = [];
      for (let i = 0; i < SHOPPERS; i += 1) shoppers.push(await haat.logIn(name, `98765${at}00${10 + i}`));
      const { storeId, orgId } = (shoppers[0] as LoggedIn).store;
      const tenancy = `storeId=${storeId}&orgId=${orgId}`;
      const read = async <T>(path: string) => (await (await fetch(`${origin}${path}${tenancy}`)).json()) as T;
      const { products } = await read<ProductPage>("/api/products?page=1&size=200&");
      stores.push({ name, tenancy, categories: await read<Category[]>("/api/categories?"), products, shoppers });
    }
    return new MixedLoad(origin, stores);
  }

  /** Does the next thing. */
  async act(): Promise<void> {
    const at = this.count;
    this.count += 1;
    const store = one(this.stores, at);
    const step = Math.floor(at / this.stores.length);
    const round = Math.floor(step / STEPS);
    const steps: [what: string, doIt: () => Promise<unknown>][] = [
      ["home", () => this.page(`/${store.name}`)],
      ["picture", () => this.picture(round, POPULAR)],
      ["listing", () => this.page(`/${store.name}/category/${one(store.categories, round).id}`)],
      ["picture", () => this.picture(round)],
      ["product", () => this.page(`/${store.name}/product/${one(store.products, round).id}`)],
      ["picture", () => this.picture(round + 1, POPULAR)],
      ["search page", () => this.page(`/${store.name}/search?query=${encodeURIComponent(one(WORDS, round))}`)],
      ["cart", () => this.tap(store, round)],
      ["suggestion", () => this.get(`/api/search/products?query=${one(WORDS, round).slice(0, 2)}&${store.tenancy}`)],
      ["search", () => this.search(store, round)],
      ["list", () => this.get(`/api/products?page=${1 + (round % 5)}&size=30&${store.tenancy}`)],
      ["order", () => this.order(store, round)],
    ];
    await this.carryOut(...one(steps, step));
  }

  /** Does one thing and counts how it ended; it never throws. */
  async carryOut(what: string, doIt: () => Promise<unknown>): Promise<void> {
    try {
      await doIt();
      this.done[what] = (this.done[what] ?? 0) + 1;
    } catch (error) {
      if (error instanceof Refused) this.refused += 1;
      else this.failed += 1;
      if (!(error instanceof Refused) && this.failed <= TOLD_AT_MOST) process.stderr.write(`${error}\n`);
    }
  }

  private page(path: string) {
    return this.get(path, { accept: "text/html" });
  }

  /** One of the first `among` pictures, in another width each time. */
  private picture(round: number, among = this.pictures.length) {
    const [name, width] = [this.pictures[round % among], one(PICTURE_WIDTHS, round * 5)];
    const format = round % 4 === 3 ? "webp" : "avif";
    return this.get(`/media/seed/${name}?w=${width}&format=${format}`, { accept: "image/*" });
  }

  private search({ tenancy, shoppers }: DemoStore, round: number) {
    const { storeId } = (shoppers[0] as LoggedIn).store;
    return this.send("POST", `/api/search/products?${tenancy}`, undefined, {
      storeId,
      query: one(WORDS, round),
      page: 1 + (round % 2),
      size: 20,
    });
  }

  private tap({ products, shoppers, tenancy }: DemoStore, round: number) {
    const shopper = one(shoppers, round);
    const productVariantId = one(products, round).variants[0]?.variantId;
    const cart = shopper.customer.shoppingProfileIdentity.cartId;
    const item = { item: { productVariantId }, quantity: 1 };
    return this.send("POST", `/api/carts/${cart}/add-item?${tenancy}`, shopper, item);
  }

  /** A cash order of what lies in the cart. */
  private async order(store: DemoStore, round: number): Promise<void> {
    await this.tap(store, round);
    const shopper = one(store.shoppers, round);
    const { orgId } = shopper.store;
    const { customerId } = shopper.verified;
    const begun = { orgId, customerId, cartItems: [], couponCode: "" };
    const made = await this.send("POST", `/api/checkouts?${store.tenancy}`, shopper, begun);
    const { id } = made as Checkout;
    const choices = { shippingAddress: anAddress, couponCode: "", paymentMethod: "COD" };
    await this.send("PATCH", `/api/checkouts/${id}?${store.tenancy}`, shopper, choices);
    const placement = { checkoutId: id, customerId, orgId };
    await this.send("POST", `/api/orders?${store.tenancy}`, shopper, placement);
  }

  private get(path: string, headers: Record<string, string> = {}) {
    return this.ask(path, { headers: { "accept-encoding": "gzip, deflate, br", ...headers } });
  }

  private async send(method: string, path: string, by: LoggedIn | undefined, body: object): Promise<unknown> {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(by && { authorization: `Bearer ${by.verified.accessToken}` }),
    };
    return JSON.parse(await this.ask(path, { method, headers, body: JSON.stringify(body) }));
  }

  private async ask(path: string, init: RequestInit): Promise<string> {
    const reply = await fetch(`${this.origin}${path}`, init);
    const text = await reply.text();
    const said = `${path} answered ${reply.status}: ${text.slice(0, 300)}`;
    if (REFUSALS.has(reply.status)) throw new Refused(said);
    if (!reply.ok) throw new Error(said);
    return text;
  }
}
