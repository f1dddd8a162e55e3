import type { PaymentStart, StartedPayment } from "#contract/sale/payments.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { HttpError, messageOf } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { BrandingStore } from "../../branding";
import { SessionStore } from "../../session";
import { isSettled, type SettledStatus } from "../isSettled";
import { StorePaymentSettings } from "../methods/StorePaymentSettings";
import { PaymentPages } from "../PaymentPages";
import type { PaymentProvider } from "../PaymentProvider";
import { PaymentProviders } from "../PaymentProviders";
import { PaymentPolling } from "../polling/PaymentPolling";
import { PaymentTabs } from "../tabs/PaymentTabs";
import * as words from "../words.en";
import type { PaymentEnd, PaymentIntent, PreparedPayment } from "./OnlinePayment.types";
import { PaymentFlow, type PaymentState } from "./PaymentFlow";

const NOT_STARTED = words.paymentNotInitiated;

/**
 * One attempt to pay online for an order or a recharge. It is started on the platform, opened at the provider, then polled
 * until the platform knows the result or the time is over (spec 4, Order placement and Wallet recharge online). The caller
 * decides what follows.
 */
export class OnlinePayment {
  readonly flow = new PaymentFlow();
  static readonly needs = {
    providers: PaymentProviders,
    polling: PaymentPolling,
    options: StorePaymentSettings,
    shopper: SessionStore,
    branding: BrandingStore,
    tabs: PaymentTabs,
    pages: PaymentPages,
    notices: Notices,
    clock: Clock,
  };
  readonly #needs: Named<typeof OnlinePayment.needs>;

  constructor(needs: Named<typeof OnlinePayment.needs>) {
    this.#needs = needs;
  }

  /**
   * Must be called inside the click, before the first `await`. Undefined when the store's provider is not in this build or not
   * known yet.
   */
  prepare(): PreparedPayment | undefined {
    const { options, providers, tabs } = this.#needs;
    const entry = providers.entryOf(options.onlinePaymentName);
    if (entry === undefined) return undefined;
    return { entry, tab: entry.opensIn === "tab" ? tabs.reserve() : undefined };
  }

  /** Fetches the store's payment settings again. */
  refreshSettings(): Promise<void> {
    return this.#needs.options.renew();
  }

  /**
   * Returns the prepared payment for the provider in the store's current settings, which may have changed or may have been
   * unknown when it was prepared. Undefined, with a message shown, when this build cannot use that provider.
   */
  forCurrentProvider(prepared: PreparedPayment | undefined): PreparedPayment | undefined {
    const { options, providers, notices } = this.#needs;
    const entry = providers.entryOf(options.onlinePaymentName);
    if (entry !== undefined && entry === prepared?.entry) return prepared;
    if (entry?.opensIn === "tab" && prepared?.tab !== undefined) return { entry, tab: prepared.tab };
    prepared?.tab?.close();
    const other = this.prepare();
    if (other === undefined) notices.show("error", options.onlineHindrance ?? NOT_STARTED);
    return other;
  }

  /** Called in the state `starting`. Returns undefined when the attempt was left or given up meanwhile. */
  async pay(prepared: PreparedPayment, intent: PaymentIntent): Promise<PaymentEnd | undefined> {
    const { flow } = this;
    const { providers, options } = this.#needs;
    /** The state that this attempt has reached. */
    let own: PaymentState | undefined = flow.state;
    try {
      const provider = await providers.load(prepared.entry.id);
      if (flow.state !== own) return left(prepared);
      if (provider === undefined) return notStarted(prepared, NOT_STARTED, false);
      const session = await provider.start({ start: this.#startOf(prepared, intent), key: intent.key });
      if (flow.state !== own) return left(prepared);
      if (!session.id || !session.paymentSessionId) return notStarted(prepared, NOT_STARTED, false);
      intent.onStarted?.(session);
      const { order } = intent;
      // A new payment makes the platform set a failed order back to PENDING.
      own = flow.send("opened", { order: order && { ...order, orderState: "PENDING", stateReason: "" } });
      return await this.#open(provider, session, prepared, intent);
    } catch (error) {
      if (flow.state !== own) return left(prepared);
      // The store changed its provider after this page read its settings. They are fetched again for the next try.
      if (error instanceof HttpError && error.code === "PAYMENT_PROVIDER_UNAVAILABLE") void options.renew();
      const message = error instanceof HttpError ? messageOf(error, NOT_STARTED) : NOT_STARTED;
      return notStarted(prepared, message, isUncertain(error));
    }
  }

  /**
   * Continues after a reload. The checkout may still be open elsewhere, so the platform is only polled, or asked once if
   * the time is over. Called in the state `starting`, and returns as `pay`.
   */
  async resume(providerId: string, session: StartedPayment, askUntil: number): Promise<PaymentEnd | undefined> {
    const { state } = this.flow;
    const provider = await this.#needs.providers.load(providerId).catch(() => undefined);
    if (this.flow.state !== state) return undefined;
    if (provider === undefined) return { kind: "STOPPED" };
    if (askUntil > this.#needs.clock.now().getTime()) return this.#ask(provider, session, askUntil);
    const kind = (await settledStatus(provider, session)) ?? "STOPPED";
    return this.flow.state === state ? { kind, id: session.id } : undefined;
  }

  /**
   * Ends the polling as paid, because another attempt has paid, for example at a code that was scanned earlier. Nobody is
   * asked to pay twice.
   */
  paidElsewhere(): void {
    if (this.flow.is("asking")) this.#needs.polling.end("SUCCEEDED");
  }

  askNow(): void {
    this.#needs.polling.askNow();
  }

  stop(): void {
    this.#needs.polling.end("STOPPED");
  }

  async #open(
    provider: PaymentProvider,
    session: StartedPayment,
    { tab }: PreparedPayment,
    { order, onAsking }: PaymentIntent,
  ): Promise<PaymentEnd | undefined> {
    const { shopper, branding, clock, providers } = this.#needs;
    const { state: open } = this.flow;
    const opensTab = providers.entryOf(provider.id)?.opensIn === "tab";
    let askUntil = clock.now().getTime() + provider.pollLimitMs;
    // A blocked tab does not end the attempt: the shopper can open the page from the waiting screen.
    if (!opensTab || tab !== undefined) {
      const { name, mobile } = shopper;
      const end = await provider.open(session, {
        ...(tab && { tab }),
        shopper: { name, mobile, email: order?.shippingAddress.email ?? "" },
        storeName: branding.name,
      });
      if (this.flow.state !== open) return undefined;
      // The provider's report is only a hint; the platform's record decides whether it was paid, failed or dropped (bar 4).
      if (end === "error") {
        const kind = (await settledStatus(provider, session)) ?? "ERROR";
        return this.flow.state === open ? { kind, id: session.id } : undefined;
      }
      if (end === "redirected" && !opensTab) return { kind: "REDIRECTED", id: session.id };
      if (!opensTab) askUntil = clock.now().getTime() + provider.pollLimitMs;
    }
    onAsking?.(askUntil);
    return this.#ask(provider, session, askUntil);
  }

  async #ask(provider: PaymentProvider, session: StartedPayment, until: number): Promise<PaymentEnd | undefined> {
    const { pages, polling, notices } = this.#needs;
    const pageUrl = pages.allows(session.paymentUrl) ? session.paymentUrl : undefined;
    const asking = this.flow.send("asked", { order: this.flow.order, until, pageUrl });
    const kind = await polling.poll({
      status: () => provider.status(session.id),
      until,
      onFailure: () => notices.show("error", words.statusNotFetched),
    });
    if (this.flow.state !== asking) return undefined;
    return kind === "STOPPED" ? { kind } : { kind, id: session.id };
  }

  #startOf({ entry }: PreparedPayment, { amount, order }: PaymentIntent): PaymentStart {
    const { shopper, branding } = this.#needs;
    return {
      orgId: branding.orgId,
      customerId: shopper.customerId,
      // The last 10 digits (spec 5, Checkout).
      userMobile: shopper.mobile.replace(/\D/g, "").slice(-10),
      // The e-mail address is sent only for a checkout (spec 7.2, Payment).
      ...(order && { userMail: order.shippingAddress.email ?? "", orderId: order.id }),
      amount,
      provider: entry.id,
    };
  }
}

/** The attempt was left or given up during an `await`. */
function left({ tab }: PreparedPayment): undefined {
  tab?.close();
}

function notStarted({ tab }: PreparedPayment, message: string, isUncertain: boolean): PaymentEnd {
  tab?.close();
  return { kind: "NOT_STARTED", message, isUncertain };
}

/**
 * Reads the result once. Undefined while there is none or the platform cannot be reached; the platform settles the payment
 * in any case.
 */
async function settledStatus(provider: PaymentProvider, { id }: StartedPayment): Promise<SettledStatus | undefined> {
  const status = await provider.status(id).catch(() => "PROGRESS" as const);
  return isSettled(status) ? status : undefined;
}

/** True when the platform may have received the call, or will when it is sent again. */
function isUncertain(error: unknown): boolean {
  return error instanceof HttpError ? error.retryable : true;
}
