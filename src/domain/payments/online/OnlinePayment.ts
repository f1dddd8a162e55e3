import { makeAutoObservable, runInAction } from "mobx";
import type { PaymentStart, StartedPayment } from "../../../contract/sale/payments";
import { HttpError, messageOf } from "../../../kernel/http/errors";
import { isSettled, type SettledStatus } from "../isSettled";
import type { PaymentProvider } from "../PaymentProvider";
import type { PaymentEnd, PaymentIntent, PaymentSeat } from "./OnlinePayment.types";
import type { OnlinePaymentParts } from "./OnlinePaymentParts.types";

const NOT_STARTED = "Failed to initiate payment";

/**
 * One attempt to pay online, for whatever it is: started on the platform, opened at the provider, asked about until it
 * is known or its time is over (spec 4, Order placement and Wallet recharge online). What follows from it is not its
 * matter.
 */
export class OnlinePayment {
  phase: "idle" | "starting" | "open" | "asking" = "idle";
  /** Milliseconds since 1970 until which it is asked about. */
  askUntil: number | undefined;
  /** A page of the provider's that can be opened again while it is asked about. */
  pageUrl: string | undefined;

  constructor(private readonly parts: OnlinePaymentParts) {
    makeAutoObservable<this, "parts">(this, { parts: false });
  }

  /** Whether this store offers it: an active online payment name exists (spec 5, Checkout); read inside an observer. */
  get isOffered(): boolean {
    return this.parts.options.onlinePaymentName !== "";
  }

  /** Why nothing can be paid online (spec 8, Unknown provider). The store is asked while an observer reads this. */
  get hindrance(): string | undefined {
    return this.parts.options.onlineHindrance;
  }

  get isBusy(): boolean {
    return this.phase !== "idle";
  }

  /** Called inside the click, before anything is awaited. Undefined while the store's provider is none that we know. */
  prepare(): PaymentSeat | undefined {
    const { options, providers, tabs } = this.parts;
    const entry = providers.entryOf(options.onlinePaymentName);
    if (entry === undefined) return undefined;
    return { entry, tab: entry.opensIn === "tab" ? tabs.reserve() : undefined };
  }

  /** Asks the store who is paid. */
  learn(): Promise<void> {
    return this.parts.options.renew();
  }

  /** The seat of what the store says now: it may have been another when the seat was prepared, or not known yet. */
  renewed(seat: PaymentSeat | undefined): PaymentSeat | undefined {
    const { options, providers } = this.parts;
    const entry = providers.entryOf(options.onlinePaymentName);
    if (entry !== undefined && entry === seat?.entry) return seat;
    if (entry?.opensIn === "tab" && seat?.tab !== undefined) return { entry, tab: seat.tab };
    seat?.tab?.close();
    return this.prepare();
  }

  async pay(seat: PaymentSeat, intent: PaymentIntent): Promise<PaymentEnd> {
    if (this.isBusy) return { kind: "STOPPED" };
    this.become("starting");
    try {
      const provider = await this.parts.providers.load(seat.entry.id);
      if (provider === undefined) return notStarted(seat, NOT_STARTED, false);
      const session = await provider.start({ start: this.startOf(seat, intent), key: intent.key });
      if (!session.id || !session.paymentSessionId) return notStarted(seat, NOT_STARTED, false);
      intent.onStarted?.(session);
      return await this.open(provider, session, seat, intent);
    } catch (error) {
      // The store has changed its provider since this page asked: the next try knows the new one.
      if (error instanceof HttpError && error.code === "PAYMENT_PROVIDER_UNAVAILABLE") {
        void this.parts.options.renew();
      }
      return notStarted(
        seat,
        error instanceof HttpError ? messageOf(error, NOT_STARTED) : NOT_STARTED,
        isUncertain(error),
      );
    } finally {
      this.become("idle");
    }
  }

  /** After a reload: the checkout may still be open elsewhere, so it is only asked about; once where its time is over. */
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

  askNow(): void {
    this.parts.polling.askNow();
  }

  stop(): void {
    this.parts.polling.stop();
  }

  private async open(
    provider: PaymentProvider,
    session: StartedPayment,
    { tab }: PaymentSeat,
    intent: PaymentIntent,
  ): Promise<PaymentEnd> {
    const { shopper, branding, clock, providers } = this.parts;
    const opensTab = providers.entryOf(provider.id)?.opensIn === "tab";
    this.become("open");
    let askUntil = clock.now().getTime() + provider.pollLimitMs;
    // A blocked tab is no end: the page can be opened from the waiting screen by a click of its own.
    if (!opensTab || tab !== undefined) {
      const { name, mobile } = shopper;
      const left = await provider.open(session, {
        ...(tab && { tab }),
        shopper: { name, mobile, email: intent.email ?? "" },
        storeName: branding.name,
      });
      // The provider's word is a hint, the platform's counts: paid, failed or dropped, it is what the platform says (bar 4).
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
      status: () => provider.status(session.id),
      until: askUntil,
      onFailure: () => this.parts.notices.show("error", "Error fetching payment status"),
    });
    return kind === "STOPPED" ? { kind } : { kind, id: session.id };
  }

  private startOf({ entry }: PaymentSeat, { amount, orderId, email = "" }: PaymentIntent): PaymentStart {
    const { shopper, branding } = this.parts;
    return {
      orgId: branding.orgId,
      customerId: shopper.customerId,
      // The last 10 digits (spec 5, Checkout).
      userMobile: shopper.mobile.replace(/\D/g, "").slice(-10),
      // The mail goes with a checkout only (spec 7.2, Payment).
      ...(orderId !== undefined && { userMail: email, orderId }),
      amount,
      provider: entry.id,
    };
  }

  private become(phase: OnlinePayment["phase"]): void {
    runInAction(() => {
      this.phase = phase;
      if (phase === "idle") {
        this.askUntil = undefined;
        this.pageUrl = undefined;
      }
    });
  }
}

function notStarted({ tab }: PaymentSeat, message: string, isUncertain: boolean): PaymentEnd {
  tab?.close();
  return { kind: "NOT_STARTED", message, isUncertain };
}

/** How it ended, asked once; undefined while it has not or the platform cannot be reached: the platform settles it by itself. */
async function settledStatus(provider: PaymentProvider, { id }: StartedPayment): Promise<SettledStatus | undefined> {
  const status = await provider.status(id).catch(() => "PROGRESS" as const);
  return isSettled(status) ? status : undefined;
}

/** The platform may have heard of it, or will when it is asked again. */
function isUncertain(error: unknown): boolean {
  return error instanceof HttpError ? error.retryable : true;
}
