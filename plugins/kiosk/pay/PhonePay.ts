import { makeAutoObservable, runInAction } from "mobx";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { type PhonePayment, type PhonePaymentState, phonePayments } from "#contract/sale/phonePayments.ts";
import { PHONE_PAYMENT_STATES } from "#contract/sale/states/phonePaymentStates.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import {
  type CheckoutEnd,
  CheckoutNotOpened,
  PaymentPolling,
  type PaymentProvider,
  PaymentProviders,
} from "#domain/payments/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { token } from "#kernel/container/token.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { readPhonePayment, type ScannedPayment } from "./phonePayAddress";

/** For how long the platform is still asked after the kiosk's time, because a bank may confirm just then. */
const LAST_LOOKS_MS = 60_000;

/** The state of the page on the phone. `left`: the platform does not tell phones how a payment ended. */
export type PhoneScreen =
  | ("empty" | "reading" | "ready" | "paying" | "asking" | "left" | "notOpened" | "unreachable")
  | ("paid" | "failed" | "replaced" | "cancelled" | "expired" | "refunded");

const SCREENS: Record<Exclude<PhonePaymentState, "OPEN">, PhoneScreen> = {
  PAID: "paid",
  FAILED: "failed",
  REPLACED: "replaced",
  CANCELLED: "cancelled",
  EXPIRED: "expired",
  REFUNDED: "refunded",
};

/** What the page needs of the phone's browser. */
export interface PhoneBrowser {
  /** The part of the address after the `#`. */
  readonly hash: string;
  /**
   * Calls back when another code is opened in the same tab, which changes only the part after the `#`. Returns a function
   * that ends this.
   */
  onHash(callback: () => void): () => void;
  go(url: string): void;
}
export const PhoneBrowser = token<PhoneBrowser>("PhoneBrowser");

/**
 * The payment of a kiosk's order on the shopper's own phone: opens the provider's checkout, and follows the platform's
 * record. It does not decide whether it was paid (bar 4).
 */
export class PhonePay {
  static readonly needs = {
    api: ApiClient,
    providers: PaymentProviders,
    polling: PaymentPolling,
    visibility: PageVisibility,
    clock: Clock,
    branding: BrandingStore,
    browser: PhoneBrowser,
  };
  scanned: ScannedPayment | undefined;
  /** The platform's answer; undefined before the first one, and when the platform does not tell phones. */
  record: PhonePayment | undefined;
  private step: "empty" | "idle" | "open" | "left" | "notOpened" = "idle";
  /** True while the platform is asked whether the payment is still open. */
  isChecking = false;
  /**
   * `silent`: the platform does not tell phones. The page then opens the payment, and the kiosk's screen says how it ended.
   */
  private trouble: "unreachable" | "silent" | undefined;
  /** Until when the kiosk waits, in milliseconds since 1970 by the phone's clock. */
  until: number | undefined;
  private isOver = false;
  private isFollowing = false;
  readonly #disposables = new Disposables();
  readonly #needs: Named<typeof PhonePay.needs>;

  constructor(needs: Named<typeof PhonePay.needs>) {
    this.#needs = needs;
    makeAutoObservable(this);
  }

  start(): void {
    const { browser, visibility, polling } = this.#needs;
    this.#disposables.add(browser.onHash(() => this.read()));
    this.#disposables.add(visibility.onChange((isVisible) => isVisible && void this.follow()));
    this.#disposables.add(() => polling.end("STOPPED"));
    this.read();
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  get screen(): PhoneScreen {
    const { step, record, scanned } = this;
    if (step === "empty") return "empty";
    if (scanned === undefined) return "reading";
    if (record !== undefined && record.state !== "OPEN") return SCREENS[record.state];
    if (step === "open") return "paying";
    if (this.trouble === "unreachable") return "unreachable";
    if (record === undefined && this.trouble === undefined) return "reading";
    if (this.isOver) return "expired";
    if (step === "notOpened") return "notOpened";
    if (step === "left") return this.trouble === "silent" ? "left" : "asking";
    return "ready";
  }

  /** Whether the provider's checkout may be opened now. */
  get isPayable(): boolean {
    return ["ready", "asking", "left", "notOpened"].includes(this.screen);
  }

  /** Opens the provider's checkout, if the payment is still open: another tab or a new code may have paid. */
  async pay(): Promise<void> {
    const { scanned } = this;
    if (scanned === undefined || !this.isPayable || this.isChecking) return;
    this.isChecking = true;
    await this.ask(scanned).catch(() => {});
    if (this.scanned !== scanned) return;
    runInAction(() => {
      this.isChecking = false;
      if (this.isPayable) this.step = "open";
    });
    if (this.step !== "open") return void this.follow();
    const left = await this.open(scanned);
    if (this.scanned !== scanned) return;
    runInAction(() => {
      this.step = left === "notOpened" ? "notOpened" : "left";
    });
    this.#needs.polling.askNow();
    void this.follow();
  }

  private read(): void {
    const { browser, polling } = this.#needs;
    polling.end("STOPPED");
    this.scanned = readPhonePayment(browser.hash);
    this.step = this.scanned === undefined ? "empty" : "idle";
    this.record = undefined;
    this.until = undefined;
    this.isOver = false;
    this.trouble = undefined;
    this.isFollowing = false;
    this.isChecking = false;
    void this.follow();
  }

  /** Only a checkout that did not open has certainly taken nothing. */
  private async open({ providerId, session }: ScannedPayment): Promise<CheckoutEnd | "notOpened"> {
    let provider: PaymentProvider | undefined;
    try {
      provider = await this.#needs.providers.load(providerId);
    } catch {
      // The checkout's code did not load.
    }
    if (provider === undefined) return "notOpened";
    try {
      return await provider.open(session, {
        // A provider's page opens in this tab. Back leads here again, and browsers inside scanner apps have no other tab.
        tab: { isOpen: true, go: (url) => this.#needs.browser.go(url), close: () => {} },
        shopper: { name: "", mobile: "", email: "" },
        storeName: this.#needs.branding.name,
      });
    } catch (error) {
      return error instanceof CheckoutNotOpened ? "notOpened" : "error";
    }
  }

  /** Polls the platform's record by the shop's own rules (bar 15), until nothing more can happen. */
  private async follow(): Promise<void> {
    const { scanned } = this;
    if (scanned === undefined || this.isFollowing || this.trouble === "silent" || this.isLast) return;
    this.isFollowing = true;
    const now = this.#needs.clock.now().getTime();
    await this.#needs.polling.poll({
      status: () => this.ask(scanned),
      until: Math.max(now, (this.until ?? now + scanned.seconds * 1000) + LAST_LOOKS_MS),
      onFailure: () => {},
    });
    runInAction(() => {
      if (this.scanned === scanned) this.isFollowing = false;
    });
  }

  private get isLast(): boolean {
    return this.record !== undefined && PHONE_PAYMENT_STATES[this.record.state].isLast;
  }

  private async ask(scanned: ScannedPayment): Promise<TransactionStatus> {
    const params = { id: scanned.session.id };
    try {
      const record = await this.#needs.api.call(phonePayments.get, { params });
      runInAction(() => this.scanned === scanned && this.learn(scanned, record));
    } catch (error) {
      runInAction(() => {
        if (this.scanned !== scanned) return;
        // A 404: a platform without this call (reading 34).
        this.trouble = error instanceof HttpError && error.status === 404 ? "silent" : "unreachable";
      });
      throw error;
    }
    return this.isLast || this.trouble === "silent" ? "SUCCEEDED" : "PROGRESS";
  }

  private learn(scanned: ScannedPayment, record: PhonePayment): void {
    const now = this.#needs.clock.now().getTime();
    // For a state that the table does not have, the kiosk's screen says how the payment ended.
    this.trouble = Object.hasOwn(PHONE_PAYMENT_STATES, record.state) ? undefined : "silent";
    if (this.trouble === "silent") return;
    this.record = record;
    this.until ??= now + (scanned.seconds - record.ageSeconds) * 1000;
    this.isOver = now >= this.until;
  }
}
