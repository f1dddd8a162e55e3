import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { payments, refunds } from "#server/platform/db/schema/payments.ts";
import { stores } from "#server/platform/db/schema/tenancy.ts";
import { sqlState } from "#server/platform/db/sqlState.ts";
import { PlatformError } from "#server/platform/errors.ts";
import type { Shopper } from "#server/platform/services/common/Shopper.types.ts";
import { anAddress, type Shop } from "#tests/support/platform/shop.ts";
import type { TickingClock } from "#tests/support/platform/tickingClock.ts";
import type { HistoryGateway } from "./HistoryGateway.types";
import type { Operation } from "./operations";

interface Person extends Shopper {
  walletId: string;
}

/** Everything that people were told in a history, by which the oracle judges the result. */
export interface Told {
  orders: {
    id: string;
    who: number;
    checkoutId: string;
    key: string;
    finalPaise: number;
    lines: Line[];
    hasCoupon: boolean;
  }[];
  /** Refunds that the owner was told of. */
  given: { orderId: string; paise: number; way: string }[];
  recharges: { id: string; who: number; paise: number }[];
  collected: Set<string>;
  paidOut: { who: number; paise: number }[];
  erased: Set<number>;
  byHand: Set<string>;
  /** Pieces that the owner has added or taken away, by variant. */
  counted: Map<string, number>;
}

export interface Line {
  variantId: string;
  quantity: number;
  /** The price when it was ordered. */
  pricePaise: number;
}

const RECHARGE_PAISE = 30_000;
const DAY_SECONDS = 86_400;
const GOODS = 3;
const PEOPLE = 3;
export const COUPON_PAISE = 4_600;

/** A store with some shoppers, goods and a coupon, in which a history happens. */
export class World {
  readonly told: Told = {
    orders: [],
    given: [],
    recharges: [],
    collected: new Set(),
    paidOut: [],
    erased: new Set(),
    byHand: new Set(),
    counted: new Map(),
  };
  private readonly prices = new Map<string, number>();
  private readonly started: { id: string; paise: number }[] = [];

  private constructor(
    readonly shop: Shop,
    readonly gateway: HistoryGateway,
    private readonly clock: TickingClock,
    readonly storeId: string,
    readonly people: readonly Person[],
    readonly goods: readonly string[],
    stock: number,
  ) {
    for (const variant of goods) {
      this.prices.set(variant, 10_000);
      this.told.counted.set(variant, stock);
    }
  }

  static async make(shop: Shop, gateway: HistoryGateway, clock: TickingClock, stock: number): Promise<World> {
    const store = await shop.newStore({ chargePaise: 0 });
    const { storeId, orgId } = store;
    const people: Person[] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const { token: _, ...person } = await shop.buyer(store);
      people.push({ ...person, orgId });
    }
    const goods: string[] = [];
    for (let count = 0; count < GOODS; count += 1) {
      goods.push(await shop.goods({ stock, sellingPaise: 10_000, mrpPaise: 20_000 }, store));
    }
    await shop.db.orm
      .insert(coupons)
      .values({ id: randomUUID(), storeId, code: "LESS", percent: null, amountPaise: COUPON_PAISE, perCustomer: 2 });
    return new World(shop, gateway, clock, storeId, people, goods, stock);
  }

  /** Carries out an operation. What the platform refuses is a part of the history; anything else ends it. */
  async perform(operation: Operation): Promise<void> {
    try {
      await this.attempt(operation);
    } catch (error) {
      const isRefused = error instanceof PlatformError && error.statusCode !== 500;
      // The session of an erased customer has ended; histories do not check sessions.
      if (!isRefused && sqlState(error) !== "HA001") throw error;
    }
  }

  private async attempt(operation: Operation): Promise<unknown> {
    const { services } = this.shop;
    const owner = { storeId: this.storeId, who: "the owner" };
    const order = "order" in operation ? pick(this.told.orders, operation.order) : undefined;
    switch (operation.do) {
      case "together":
        return Promise.all(operation.operations.map((each) => this.perform(each)));
      case "buy":
        return this.buy(operation);
      case "place again":
        return (
          order && services.orders.place(this.personOf(order.who), order.checkoutId, this.intent(order.who, order.key))
        );
      case "start payment":
        return order && this.startPayment(order.who, order.finalPaise, order.id);
      case "pay":
        return this.pay(operation);
      case "give up": {
        const payment = pick(this.started, operation.payment);
        if (payment === undefined || !(await this.gateway.giveUp(payment.id, operation.as))) return undefined;
        return this.tell(await this.gateway.webhookOf(payment.id), operation.webhooks);
      }
      case "hint":
        return order && this.setState(order, operation.as);
      case "cancel":
        return order && this.setState(order, "CANCELLED");
      case "step":
        return order && services.ownerOrders.step(owner, order.id, operation.to);
      case "refund": {
        if (order === undefined) return undefined;
        const amountPaise = operation.part ? 1_500 : undefined;
        const wish = { amountPaise, inCash: operation.cash, key: randomUUID() };
        const given = await services.ownerRefunds.refund(owner, order.id, wish);
        return this.told.given.push({ orderId: order.id, paise: given.amountPaise, way: given.way });
      }
      case "refund by hand": {
        const refund = pick(await services.ownerMoney.refunds(owner), operation.refund);
        if (refund === undefined) return undefined;
        await services.ownerMoney.refundByHand(owner, refund.id);
        return this.told.byHand.add(refund.id);
      }
      case "recharge":
        return this.recharge(operation.who % PEOPLE, operation.how);
      case "collect": {
        const recharge = pick(this.told.recharges, operation.recharge);
        if (recharge === undefined) return undefined;
        await services.ownerMoney.collect(owner, recharge.id);
        return this.told.collected.add(recharge.id);
      }
      case "pay out": {
        const who = operation.who % PEOPLE;
        const paise = await services.ownerMoney.payOut(owner, this.personOf(who).mobile, undefined, randomUUID());
        return this.told.paidOut.push({ who, paise });
      }
      case "erase": {
        const who = operation.who % PEOPLE;
        await services.customerData.erase(owner, this.personOf(who).mobile);
        return this.told.erased.add(who);
      }
      case "count stock": {
        const variant = this.variantOf(operation.goods);
        await services.ownerGoods.setStock(owner, await this.shop.skuOf(variant), { by: operation.by });
        return this.told.counted.set(variant, (this.told.counted.get(variant) ?? Number.NaN) + operation.by);
      }
      case "set price": {
        const variant = this.variantOf(operation.goods);
        await services.ownerGoods.setPrice(owner, await this.shop.skuOf(variant), operation.paise);
        return this.prices.set(variant, operation.paise);
      }
      case "wallet switch":
        return this.switchWallet(operation.on);
      case "gateway":
        return this.gateway.feel(operation.mood);
      case "refunds become":
        return this.gateway.refundsBecome(operation.as);
      case "decide refunds":
        return this.gateway.decideRefunds(operation.as);
      case "pass":
        return this.clock.pass(operation.seconds);
      case "reconcile":
        return services.reconciler.run();
    }
  }

  /** Lets everything finish: the gateway works, a month passes, and everything that is due is done. */
  async settle(): Promise<void> {
    await this.gateway.feel("well");
    await this.gateway.refundsBecome("CONFIRMED");
    await this.gateway.decideRefunds("CONFIRMED");
    // Refunds are asked about within an hour, payments until they are 30 days old.
    for (const days of [1, 1, 2, 31, 1]) {
      this.clock.pass(days * DAY_SECONDS);
      do await this.shop.services.reconciler.run();
      while (await this.isAnythingDue());
    }
  }

  private async isAnythingDue(): Promise<boolean> {
    const now = this.clock.now();
    const isDue = (at: Date | null) => at !== null && at <= now;
    const [asked, owed] = [
      await this.shop.db.orm
        .select({ at: payments.nextCheckAt })
        .from(payments)
        .where(eq(payments.storeId, this.storeId)),
      await this.shop.db.orm
        .select({ at: refunds.nextAttemptAt })
        .from(refunds)
        .where(eq(refunds.storeId, this.storeId)),
    ];
    return [...asked, ...owed].some(({ at }) => isDue(at));
  }

  private async buy({ who: number, goods, quantity, how, coupon }: Extract<Operation, { do: "buy" }>): Promise<void> {
    const who = number % PEOPLE;
    const [person, variantId] = [this.personOf(who), this.variantOf(goods)];
    const { services } = this.shop;
    await services.carts.addItem(person, person.cartId, { variantId, quantity }, this.intent(who));
    const couponCode = coupon ? "LESS" : "";
    const checkout = await services.checkouts.create(person, { couponCode, seenPrices: new Map() }, this.intent(who));
    const choices = { shippingAddress: anAddress, paymentMethod: how, couponCode };
    const shown = await services.checkouts.update(person, checkout.id, choices);
    const key = randomUUID();
    const order = await services.orders.place(person, checkout.id, this.intent(who, key));
    const lines = shown.cartItems.map((item) => ({
      variantId: item.productVariantId,
      quantity: item.quantity,
      pricePaise: Math.round(item.sellingPrice * 100),
    }));
    const finalPaise = Math.round(order.finalPrice * 100);
    this.told.orders.push({ id: order.id, who, checkoutId: checkout.id, key, finalPaise, lines, hasCoupon: coupon });
    if (order.orderState === "PENDING") await this.startPayment(who, finalPaise, order.id);
  }

  private async startPayment(who: number, paise: number, orderId?: string): Promise<void> {
    const { mobile } = this.personOf(who);
    const request = { userMobile: mobile, amount: paise / 100, provider: "CASHFREE", orderId };
    const { id } = await this.shop.services.payments.initiate(
      this.personOf(who),
      request,
      ["CASHFREE"],
      this.intent(who),
    );
    this.started.push({ id, paise });
  }

  private async pay({ payment: number, amount, webhooks }: Extract<Operation, { do: "pay" }>): Promise<void> {
    const payment = pick(this.started, number);
    if (payment === undefined) return;
    const paise = { right: payment.paise, short: 99, over: payment.paise + 1 }[amount];
    const capture = await this.gateway.pay(payment.id, paise);
    if (capture !== undefined) await this.tell(await this.gateway.webhookOf(payment.id, capture), webhooks);
  }

  private async tell(webhook: Buffer, times: number): Promise<void> {
    const receive = () => this.shop.services.paymentWebhooks.receive("cashfree", {}, webhook);
    await Promise.all(Array.from({ length: times }, receive));
  }

  private async recharge(who: number, how: "online" | "cash"): Promise<void> {
    if (how === "online") return this.startPayment(who, RECHARGE_PAISE);
    const person = this.personOf(who);
    const wish = { paymentSource: "COD" as const, amountPaise: RECHARGE_PAISE };
    const { recharge } = await this.shop.services.wallets.recharge(person, person.walletId, wish, this.intent(who));
    this.told.recharges.push({ id: recharge.id, who, paise: RECHARGE_PAISE });
  }

  private setState(order: Told["orders"][number], orderState: "PLACED" | "FAILED" | "CANCELLED") {
    const wish = { orderState, reason: "" };
    return this.shop.services.orders.setState(this.personOf(order.who), order.id, wish, this.intent(order.who));
  }

  private async switchWallet(enabled: boolean): Promise<void> {
    const payment = {
      onlinePayment: { enabled: true, activePaymentMethod: "CASHFREE" },
      cashOnDelivery: { enabled: true },
      wallet: { enabled },
    };
    await this.shop.db.orm.update(stores).set({ payment }).where(eq(stores.id, this.storeId));
  }

  private personOf(who: number): Person {
    const person = this.people[who % PEOPLE];
    if (person === undefined) throw new Error("nobody is there");
    return person;
  }

  private variantOf(goods: number): string {
    return this.goods[goods % GOODS] ?? "";
  }

  private intent(who: number, key: string = randomUUID()) {
    return { customerId: this.personOf(who).customerId, key, call: "a history", body: key };
  }
}

const pick = <T>(list: readonly T[], number: number): T | undefined => list[list.length - 1 - (number % list.length)];
