import { makeAutoObservable, runInAction } from "mobx";
import type { PaymentStart, StartedPayment } from "#contract/sale/payments.ts";
import { HttpError, messageOf } from "#kernel/http/errors.ts";
import { isSettled, type SettledStatus } from "../isSettled";
import type { PaymentProvider } from "../PaymentProvider";
import * as words from "../words.en";
import type { PaymentEnd, PaymentIntent, PreparedPayment } from "./OnlinePayment.types";
import type { OnlinePaymentParts } from "./OnlinePaymentParts.types";

const NOT_STARTED = words.paymentNotInitiated;

/**
 * One attempt to pay online for an order or a recharge: started on the platform, opened at the provider, then polled until the
 * platform knows the result or the time is over (spec 4, Order placement and Wallet recharge online). The callers decide what
 * follows.
 */
export class OnlinePayment {
  phase: "idle" | "starting" | "open" | "asking" = "idle";
  /** Milliseconds since 1970 until which the platform is polled. */
  askUntil: number | undefined;
  /** The provider's payment page, which can be opened again while the platform is polled. */
  pageUrl: string | undefined;
  /** What this attempt is for was paid by another one. */
  private isPaidElsewhere = false;

  constructor(private readonly parts: OnlinePaymentParts) {
    makeAutoObservable<this, "parts">(this, { parts: false });
  }

  /** Whether this store offers it: an active online payment name exists (spec 5, Checkout); must be read inside an observer. */
  get isOffered(): boolean {
    return this.parts.options.onlinePaymentName !== "";
  }

  /**
   * Why online payment is not possible (spec 8, Unknown provider). While an observer reads this, the store's settings are
   * fetched.
   */
  get hindrance(): string | undefined {
    return this.parts.options.onlineHindrance;
  }

  get isBusy(): boolean {
    return this.phase !== "idle";
  }

  /**
   * Must be called inside the click, before the first `await`. Undefined when the store's provider is not in this build or not
   * known yet.
   */
  prepare(): PreparedPayment | undefined {
    const { options, providers, tabs } = this.parts;
    const entry = providers.entryOf(options.onlinePaymentName);
    if (entry === undefined) return undefined;
    return { entry, tab: entry.opensIn === "tab" ? tabs.reserve() : undefined };
  }

  /** Fetches the store's payment settings again. */
  refreshSettings(): Promise<void> {
    return this.parts.options.renew();
  }

  /**
   * Returns the prepared payment for the provider in the store's current settings, which may have changed since it was prepared
   * or may not have been known then.
   */
  forCurrentProvider(prepared: PreparedPayment | undefined): PreparedPayment | undefined {
    const { options, providers } = this.parts;
    const entry = providers.entryOf(options.onlinePaymentName);
    if (entry !== undefined && entry === prepared?.entry) return prepared;
    if (entry?.opensIn === "tab" && prepared?.tab !== undefined) return { entry, tab: prepared.tab };
    prepared?.tab?.close();
    return this.prepare();
  }

  async pay(prepared: PreparedPayment, intent: PaymentIntent): Promise<PaymentEnd> {
    if (this.isBusy) return { kind: "STOPPED" };
    this.become("starting");
    try {
      const provider = await this.parts.providers.load(prepared.entry.id);
      if (provider === undefined) return notStarted(prepared, NOT_STARTED, false);
      const session = await provider.start({ start: this.startOf(prepared, intent), key: intent.key });
      if (!session.id || !session.paymentSessionId) return notStarted(prepared, NOT_STARTED, false);
      intent.onStarted?.(session);
      return await this.open(provider, session, prepared, intent);
    } catch (error) {
      // The store has changed its provider since this page read its settings; they are fetched again for the next try.
      if (error instanceof HttpError && error.code === "PAYMENT_PROVIDER_UNAVAILABLE") {
        void this.parts.options.renew();
      }
      return notStarted(
        prepared,
        error instanceof HttpError ? messageOf(error, NOT_STARTED) : NOT_STARTED,
        isUncertain(error),
      );
    } finally {
      this.become("idle");
    }
  }

  /**
   * Goes on after a reload: the checkout may still be open elsewhere, so the platform is only polled, or asked once if the time
   * is over.
   */
  async resume(providerId: string, session: StartedPayment, askUntil: number): Promise<PaymentEnd> {
    if (this.isBusy) return { kind: "STOPPED" };
    this.become("starting");
    try {
      const provider = await this.parts.providers.load(providerId);
      if (provider === undefined) return { kind: "STOPPED" };
      if (askUntil > this.parts.clock.now().getTime()) return await this.ask(provider, session, askUntil);
      return { kind: (await settledStatus(provider, session)) ?? "STOPPED", id: session.id };
    } catch {
      return { kind: "STOPPED" };
    } finally {
      this.become("idle");
    }
  }

  /**
   * Another attempt has paid, for example at a code that was scanned earlier: the polling ends as if this one had, so that
   * nobody is asked to pay twice.
   */
  paidElsewhere(): void {
    if (this.phase !== "asking") return;
    this.isPaidElsewhere = true;
    this.askNow();
  }

  askNow(): void {
    this.parts.polling.askNow();
  }

  stop(): void {
    this.parts.polling.stop();
  }

  private async open(
    provider: PaymentProvider,
    session: StartedPayment,
    { tab }: PreparedPayment,
    intent: PaymentIntent,
  ): Promise<PaymentEnd> {
    const { shopper, branding, clock, providers } = this.parts;
    const opensTab = providers.entryOf(provider.id)?.opensIn === "tab";
    this.become("open");
    let askUntil = clock.now().getTime() + provider.pollLimitMs;
    // A blocked tab does not end the attempt: the shopper can open the page from the waiting screen.
    if (!opensTab || tab !== undefined) {
      const { name, mobile } = shopper;
      const left = await provider.open(session, {
        ...(tab && { tab }),
        shopper: { name, mobile, email: intent.email ?? "" },
        storeName: branding.name,
      });
      // What the provider reports is a hint; the platform's record decides whether it was paid, failed or dropped (bar 4).
      if (left === "error") return { kind: (await settledStatus(provider, session)) ?? "ERROR", id: session.id };
      if (left === "redirected" && !opensTab) return { kind: "REDIRECTED", id: session.id };
      if (!opensTab) askUntil = clock.now().getTime() + provider.pollLimitMs;
    }
    intent.onAsking?.(askUntil);
    return this.ask(provider, session, askUntil);
  }

  private async ask(provider: PaymentProvider, session: StartedPayment, askUntil: number): Promise<PaymentEnd> {
    runInAction(() => {
      this.phase = "asking";
      this.askUntil = askUntil;
      this.pageUrl = this.parts.pages.allows(session.paymentUrl) ? session.paymentUrl : undefined;
    });
    const kind = await this.parts.polling.poll({
      status: async () => (this.isPaidElsewhere ? "SUCCEEDED" : provider.status(session.id)),
      until: askUntil,
      onFailure: () => this.parts.notices.show("error", words.statusNotFetched),
    });
    return kind === "STOPPED" ? { kind } : { kind, id: session.id };
  }

  private startOf({ entry }: PreparedPayment, { amount, orderId, email = "" }: PaymentIntent): PaymentStart {
    const { shopper, branding } = this.parts;
    return {
      orgId: branding.orgId,
      customerId: shopper.customerId,
      // The last 10 digits (spec 5, Checkout).
      userMobile: shopper.mobile.replace(/\D/g, "").slice(-10),
      // The e-mail address is sent only for a checkout (spec 7.2, Payment).
      ...(orderId !== undefined && { userMail: email, orderId }),
      amount,
      provider: entry.id,
    };
  }

  private become(phase: OnlinePayment["phase"]): void {
    runInAction(() => {
      this.phase = phase;
      if (phase === "starting") this.isPaidElsewhere = false;
      if (phase === "idle") {
        this.askUntil = undefined;
        this.pageUrl = undefined;
      }
    });
  }
}

function notStarted({ tab }: PreparedPayment, message: string, isUncertain: boolean): PaymentEnd {
  tab?.close();
  return { kind: "NOT_STARTED", message, isUncertain };
}

/**
 * Reads the result once. Undefined while there is none or the platform cannot be reached; the platform settles the payment in
 * any case.
 */
async function settledStatus(provider: PaymentProvider, { id }: StartedPayment): Promise<SettledStatus | undefined> {
  const status = await provider.status(id).catch(() => "PROGRESS" as const);
  return isSettled(status) ? status : undefined;
}

/** True when the platform may have received the call, or will when it is sent again. */
function isUncertain(error: unknown): boolean {
  return error instanceof HttpError ? error.retryable : true;
}
