import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PaymentProviderId, PaymentStart, StartedPayment } from "#contract/sale/payments.ts";
import type { PaymentTransaction } from "#contract/sale/paymentTransactions.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { payments } from "../../../db/schema/payments";
import { organizations, stores } from "../../../db/schema/tenancy";
import { badRequest, conflict, notFound, PlatformError } from "../../../errors";
import { paiseToRupees, rupeesToPaise } from "../../../money";
import { refuseClosed } from "../../common/doors/refuseClosed";
import type { Intent, KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { Shopper } from "../../common/Shopper.types";
import { readStoreTerms } from "../checkouts/checkoutRows";
import { LEAST_ONLINE_PAISE } from "../checkouts/paymentMethods";
import { lockOrder } from "../orders/orderRows";
import { awaitPayment } from "../orders/paidOrders";
import { words } from "../words";
import type { Gateways } from "./gateways/createGateways";
import { GatewayError } from "./gateways/GatewayError";
import type { PaymentRow } from "./payments.types";

/** One lakh of rupees at a time. */
const MAX_RECHARGE_PAISE = 10_000_000;

export type PaymentRequest = Pick<PaymentStart, "userMobile" | "userMail" | "amount" | "provider" | "orderId">;

/**
 * A shopper may try to pay several times. The goods are held for at most this many times the time of one try, counted from
 * the order.
 */
const HOLDS = 6;

export interface PaymentLimits {
  /** For how long goods are held for one try. */
  holdMs: number;
  /** How long after the start the gateway is first asked. */
  firstCheckMs: number;
}

interface PaymentsLog {
  warn(fields: object, message: string): void;
}

/** A shopper's own payments; the payments of others are answered as not found. */
export class Payments {
  /** Sessions that are being opened, so that calls with one key open only one. */
  private readonly opening = new Map<string, Promise<PaymentRow>>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
    private readonly gateways: Gateways,
    private readonly limits: PaymentLimits,
    private readonly log: PaymentsLog,
  ) {}

  /**
   * @param among the providers of the called path @throws 400 without a key, 404 for another shopper's order, 409
   * `PAYMENT_PROVIDER_UNAVAILABLE`, `AMOUNT_MISMATCH`, `ORDER_NOT_PAYABLE`, `INSUFFICIENT_STOCK`, 503 `PAYMENT_NOT_STARTED`
   */
  async initiate(
    shopper: Shopper,
    request: PaymentRequest,
    among: readonly PaymentProviderId[],
    intent: Intent,
  ): Promise<StartedPayment> {
    if (!intent.key) {
      throw badRequest(words.keyToPayOnce, "IDEMPOTENCY_KEY_MISSING");
    }
    const { id } = await this.keyed.run(intent, (tx) => this.record(tx, shopper, request, among));
    const payment = await this.withSession(id);
    return {
      id,
      paymentSessionId: payment.paymentSessionId ?? "",
      ...(payment.paymentUrl && { paymentUrl: payment.paymentUrl }),
      ...withKey(this.gateways.get(payment.provider)?.checkoutKey),
    };
  }

  /** Answers from the platform's own record without asking the gateway, so shoppers may ask as often as they like. */
  async get(shopper: Shopper, id: string, among: readonly PaymentProviderId[]): Promise<PaymentTransaction> {
    const own = and(eq(payments.id, id), eq(payments.customerId, shopper.customerId));
    const [row] = await this.db.orm
      .select()
      .from(payments)
      .where(and(own, inArray(payments.provider, [...among])));
    if (!row) throw notFound(words.noPayment);
    const { status, provider, amountPaise, orderId } = row;
    return { id, paymentStatus: status, provider, amount: paiseToRupees(amountPaise), orderId: orderId ?? "" };
  }

  /** Records the intent before the gateway is called, so that the platform knows in any case that money may come. */
  private async record(
    tx: Transaction,
    shopper: Shopper,
    request: PaymentRequest,
    among: readonly PaymentProviderId[],
  ): Promise<{ id: string }> {
    const now = this.clock.now();
    const amountPaise = rupeesToPaise(request.amount);
    if (request.orderId === undefined) await this.checkRecharge(tx, shopper, amountPaise);
    else await this.holdOrder(tx, shopper, request.orderId, amountPaise, now);
    const provider = await this.activeProvider(tx, shopper, request.provider, among);
    const id = randomUUID();
    await tx.insert(payments).values({
      id,
      storeId: shopper.storeId,
      customerId: shopper.customerId,
      purpose: request.orderId === undefined ? "RECHARGE" : "ORDER",
      orderId: request.orderId,
      provider,
      amountPaise,
      userMobile: request.userMobile,
      userMail: request.userMail ?? "",
      status: "PROGRESS",
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + this.limits.firstCheckMs),
    });
    return { id };
  }

  /** Holds the order's goods. The amount must equal the order's own (bar 4). */
  private async holdOrder(
    tx: Transaction,
    shopper: Shopper,
    orderId: string,
    amountPaise: number,
    now: Date,
  ): Promise<void> {
    const order = await lockOrder(tx, shopper, orderId);
    if (order.finalPricePaise !== amountPaise) {
      throw conflict("AMOUNT_MISMATCH", words.otherAmount);
    }
    if (now.getTime() - order.orderDate.getTime() > HOLDS * this.limits.holdMs) {
      throw conflict("ORDER_NOT_PAYABLE", words.waitedTooLong);
    }
    await awaitPayment(tx, order, now);
  }

  private async activeProvider(
    tx: Transaction,
    { storeId }: Shopper,
    asked: string,
    among: readonly PaymentProviderId[],
  ): Promise<PaymentProviderId> {
    const [store] = await tx.select({ payment: stores.payment }).from(stores).where(eq(stores.id, storeId));
    const { enabled, activePaymentMethod } = store?.payment.onlinePayment ?? {
      enabled: false,
      activePaymentMethod: "",
    };
    const provider = among.find((one) => one === asked && one === activePaymentMethod);
    if (!enabled || provider === undefined || !this.gateways.has(provider)) {
      throw conflict("PAYMENT_PROVIDER_UNAVAILABLE", words.methodNotSupported);
    }
    return provider;
  }

  private async checkRecharge(tx: Transaction, { storeId }: Shopper, amountPaise: number): Promise<void> {
    refuseClosed(await readStoreTerms(tx, storeId));
    if (amountPaise < LEAST_ONLINE_PAISE || amountPaise > MAX_RECHARGE_PAISE) {
      throw badRequest(words.amountToPay, "INVALID_AMOUNT");
    }
  }

  private withSession(id: string): Promise<PaymentRow> {
    const opening = this.opening.get(id) ?? this.openSession(id).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  /**
   * Opens the session outside any transaction, because a gateway may take seconds. If a second process does the same, the
   * first answer counts.
   */
  private async openSession(id: string): Promise<PaymentRow> {
    const { payment, storeName } = await this.read(id);
    if (payment.paymentSessionId !== null) return payment;
    const gateway = this.gateways.get(payment.provider);
    if (payment.status !== "PROGRESS" || gateway === undefined) {
      throw conflict("PAYMENT_ENDED", words.paymentEnded);
    }
    try {
      const session = await gateway.createSession({
        paymentId: id,
        amountPaise: payment.amountPaise,
        customerId: payment.customerId,
        mobile: payment.userMobile,
        email: payment.userMail,
        storeName,
      });
      await this.db.orm
        .update(payments)
        .set(session)
        .where(and(eq(payments.id, id), isNull(payments.paymentSessionId)));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.warn({ err: error, paymentId: id }, "a payment could not be started");
      throw new PlatformError(503, "PAYMENT_NOT_STARTED", words.paymentNotStarted, {
        retryable: true,
        retryAfter: 2,
      });
    }
    return (await this.read(id)).payment;
  }

  private async read(id: string): Promise<{ payment: PaymentRow; storeName: string }> {
    const [row] = await this.db.orm
      .select({ payment: payments, storeName: organizations.name })
      .from(payments)
      .innerJoin(stores, eq(stores.id, payments.storeId))
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(eq(payments.id, id));
    if (!row) throw notFound(words.noPayment);
    return row;
  }
}

const withKey = (checkoutKey: string | undefined) => (checkoutKey === undefined ? {} : { checkoutKey });
