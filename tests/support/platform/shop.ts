import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { TaxType } from "#contract/catalogue/products.ts";
import type { Address } from "#contract/customers/addresses.ts";
import type { Cart } from "#contract/sale/carts.ts";
import type { Checkout, PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { type Clock, systemClock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/db.types.ts";
import { categories, products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { customers, refreshTokens, sessions } from "#server/platform/db/schema/identity.ts";
import { organizations, stores } from "#server/platform/db/schema/tenancy.ts";
import type { PlatformPlugin } from "#server/platform/plugin/PlatformPlugin.types.ts";
import type { OptionPairs } from "#server/platform/services/common/options/OptionPairs.types.ts";
import { AccessTokens } from "#server/platform/services/customers/identity/AccessTokens.ts";
import type { Gateways } from "#server/platform/services/sale/payments/gateways/createGateways.ts";
import { HOME } from "../anAddress";
import { type Engine, startPlatform } from "./platform";

/** A shopper as contract tests make them. */
export interface Buyer {
  customerId: string;
  storeId: string;
  cartId: string;
  walletId: string;
  mobile: string;
  token: string;
}

export interface Goods {
  stock?: number;
  sellingPaise?: number;
  mrpPaise?: number;
  taxType?: TaxType;
  taxPercent?: number;
  isVisible?: boolean;
  name?: string;
  options?: OptionPairs;
}

export interface StoreTerms {
  chargePaise?: number;
  freeFromPaise?: number;
  cod?: boolean;
  wallet?: boolean;
  online?: boolean;
}

export interface Reply<T> {
  status: number;
  body: T & { code?: string; message?: string };
}

export const anAddress: Address = { ...HOME, email: "asha@example.in", landmark: "Near the park" };

export const SECRET = "a secret that only the tests of the shop know";

export type Shop = Awaited<ReturnType<typeof openShop>>;

interface ShopOptions {
  engine?: Engine;
  dataDir?: string;
  clock?: Clock;
  plugins?: PlatformPlugin[];
  gateways?: Gateways;
  /** Environment variables, as an operator would set them. */
  config?: Record<string, string>;
}

export async function openShop(options: ShopOptions = {}) {
  const config = { TOKEN_SECRET: SECRET, SEED: "off", MAX_IN_FLIGHT: "1000", ...options.config };
  const platform = await startPlatform({ ...options, config, listen: true });
  const { app, db, services } = platform;
  const store = await addStore(db, {});

  async function call<T>(
    /** A shopper, or anybody else with a token. */
    caller: Pick<Buyer, "token"> | undefined,
    method: "GET" | "POST" | "PUT" | "PATCH",
    url: string,
    body?: object,
    key?: string,
  ): Promise<Reply<T>> {
    const reply = await app.inject({
      method,
      url,
      headers: {
        ...(caller && { authorization: `Bearer ${caller.token}` }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, body: reply.json() };
  }

  const addToCart = (buyer: Buyer, productVariantId: string, quantity = 1, key?: string) =>
    call<Cart>(buyer, "POST", `/api/carts/${buyer.cartId}/add-item`, { item: { productVariantId }, quantity }, key);

  const checkOut = (buyer: Buyer, cartItems: object[] = []) =>
    call<Checkout>(buyer, "POST", "/api/checkouts", {
      orgId: store.orgId,
      customerId: buyer.customerId,
      cartItems,
      couponCode: "",
    });

  const choose = (buyer: Buyer, id: string, paymentMethod: PaymentMethod = "COD", shippingAddress = anAddress) =>
    call<Checkout>(buyer, "PATCH", `/api/checkouts/${id}`, { shippingAddress, couponCode: "", paymentMethod });

  const place = (buyer: Buyer, checkoutId: string, key: string = randomUUID()) =>
    call<Order>(buyer, "POST", "/api/orders", { checkoutId, customerId: buyer.customerId, orgId: store.orgId }, key);

  /** Does everything up to the moment before the order. */
  async function readyToPlace(buyer: Buyer, variantId: string, quantity = 1, method: PaymentMethod = "COD") {
    await ok(addToCart(buyer, variantId, quantity));
    const { id } = await ok(checkOut(buyer));
    await ok(choose(buyer, id, method));
    return id;
  }

  return {
    app,
    db,
    services,
    store,
    call,
    addToCart,
    checkOut,
    choose,
    place,
    readyToPlace,
    placed: async (buyer: Buyer, variantId: string, quantity = 1, method: PaymentMethod = "COD") =>
      ok(place(buyer, await readyToPlace(buyer, variantId, quantity, method))),
    cart: (buyer: Buyer) => ok(call<Cart>(buyer, "GET", `/api/carts/${buyer.cartId}`)),
    buyer: (at: StoreIds = store) => addBuyer(db, at),
    goods: (goods: Goods = {}, at: StoreIds = store) => addGoods(db, at, goods),
    newStore: (terms: StoreTerms) => addStore(db, terms),
    stockOf: (variantId: string) => stockOf(db, variantId),
    skuOf: async (variantId: string) => {
      const [row] = await db.orm.select().from(productVariants).where(eq(productVariants.id, variantId));
      return row?.sku ?? "";
    },
    baseUrl: platform.baseUrl,
    close: platform.stop,
  };
}

/** The body of a call that must succeed. */
export async function ok<T>(reply: Promise<Reply<T>>): Promise<T> {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`the call answered ${status} ${body.code}: ${body.message}`);
  return body;
}

export interface StoreIds {
  storeId: string;
  orgId: string;
  categoryId: string;
}

async function addStore(db: Db, terms: StoreTerms): Promise<StoreIds & { friendlyId: string }> {
  const { chargePaise = 0, freeFromPaise = 0, cod = true, wallet = true, online = true } = terms;
  const [storeId, orgId, categoryId] = [randomUUID(), randomUUID(), randomUUID()];
  const friendlyId = `shop-${orgId}`;
  const organization = { id: orgId, friendlyId, name: "Test shop", logoPath: "/media/logo.svg" };
  await db.orm.insert(organizations).values(organization);
  await db.orm.insert(stores).values({
    id: storeId,
    orgId,
    locationId: randomUUID(),
    description: "A shop for tests",
    favicon: "/media/favicon.svg",
    colors: { primaryColor: "#0a7f3f", secondaryColor: "#f2a33a", neutralColor: "#5b6770" },
    grid: {},
    support: {
      facebookUrl: "",
      xurl: "",
      linkedInUrl: "",
      instagramUrl: "",
      callSupportNumber: "",
      supportEmail: "",
    },
    policies: { privacyPolicy: "", refundPolicy: "", shippingPolicy: "", termsAndConditions: "" },
    shipping: { shippingEnabled: true, shippingTimes: [], chargePaise, freeFromPaise },
    payment: {
      onlinePayment: { enabled: online, activePaymentMethod: online ? "CASHFREE" : "" },
      cashOnDelivery: { enabled: cod },
      wallet: { enabled: wallet },
    },
  });
  await db.orm
    .insert(categories)
    .values({ id: categoryId, storeId, position: 0, name: "Everything", imagePath: "/media/c.svg", isActive: true });
  return { friendlyId, storeId, orgId, categoryId };
}

let made = 0;

async function addGoods(db: Db, store: StoreIds, goods: Goods): Promise<string> {
  const { stock = 10, sellingPaise = 10_000, mrpPaise = 12_500, isVisible = true } = goods;
  made += 1;
  const [productId, variantId] = [randomUUID(), randomUUID()];
  await db.orm.insert(products).values({
    id: productId,
    storeId: store.storeId,
    categoryId: store.categoryId,
    position: made,
    name: goods.name ?? `Product ${made}`,
    facts: { brand: "Brand" },
    description: "",
    thumbnail: "/media/p.webp",
    isSubscribable: false,
    taxPercent: goods.taxPercent ?? 0,
    taxType: goods.taxType ?? "INCLUSIVE",
  });
  await db.orm.insert(productVariants).values({
    id: variantId,
    productId,
    storeId: store.storeId,
    position: 0,
    sku: `SKU-${made}-${variantId.slice(0, 8)}`,
    mrpPaise,
    sellingPricePaise: sellingPaise,
    availableQuantity: stock,
    countedQuantity: stock,
    weight: 1,
    weightUnit: "KILOGRAM",
    options: goods.options ?? [],
    isVisible,
    imagePathList: ["/media/p.webp"],
  });
  return variantId;
}

let buyers = 0;

async function addBuyer(db: Db, store: StoreIds): Promise<Buyer> {
  buyers += 1;
  const [customerId, cartId, walletId] = [randomUUID(), randomUUID(), randomUUID()];
  const [sessionId, refreshHash] = [randomUUID(), randomUUID()];
  const mobile = String(9_000_000_000 + buyers);
  const createdAt = new Date();
  await db.orm.insert(customers).values({ id: customerId, ...store, mobile, walletId, cartId, createdAt });
  await db.orm.insert(sessions).values({ id: sessionId, customerId, createdAt });
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  await db.orm.insert(refreshTokens).values({ hash: refreshHash, sessionId, expiresAt, usedAt: createdAt });
  const tokens = new AccessTokens(db, { tokenSecret: SECRET, accessTokenTtlSeconds: 86_400 }, systemClock);
  const { storeId } = store;
  return {
    customerId,
    storeId,
    cartId,
    walletId,
    mobile,
    token: await tokens.issue(customerId, sessionId, refreshHash),
  };
}

async function stockOf(db: Db, variantId: string): Promise<number | undefined> {
  const [row] = await db.orm
    .select({ stock: productVariants.availableQuantity })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  return row?.stock;
}
