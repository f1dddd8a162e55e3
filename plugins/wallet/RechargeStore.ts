import { makeAutoObservable, runInAction } from "mobx";
import { type Recharge, type RechargeSource, wallets } from "#contract/sale/wallets.ts";
import type { Rupees } from "#contract/wire.types.ts";
import { formatMoney } from "#design/format/money.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { RechargePayments, StorePaymentSettings } from "#domain/payments/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, UnknownOutcome } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { walletKey } from "./walletQueries";
import * as words from "./words.en";

interface RechargeRequest {
  amount: Rupees;
  paymentSource: RechargeSource;
  paymentTransactionId: string;
}

/** The 'Recharge Wallet' modal (spec 2.11; spec 4, Wallet recharge; spec 8, Wallet). */
export class RechargeStore {
  static readonly needs = {
    api: ApiClient,
    queries: QueryCache,
    session: SessionStore,
    branding: BrandingStore,
    options: StorePaymentSettings,
    online: RechargePayments,
    notices: Notices,
  };
  isOpen = false;
  /** The values of the last recharge, shown again after a failure. */
  asked: { amount: Rupees; source: RechargeSource } | undefined;
  /** A call whose answer was lost. Sent again with the same key, it takes effect only once (bars 2 and 3). */
  #unanswered: { request: RechargeRequest; key: string } | undefined;

  readonly working: ShopperAction;
  readonly #needs: Named<typeof RechargeStore.needs>;

  constructor(needs: Named<typeof RechargeStore.needs>) {
    this.#needs = needs;
    this.working = new ShopperAction(needs.notices);
    makeAutoObservable(this, { working: false });
  }

  /** The payment methods that can be chosen now; without any there is no button. */
  get sources(): RechargeSource[] {
    const { isWalletEnabled, isCodEnabled, onlinePaymentName, onlineHindrance } = this.#needs.options;
    if (!isWalletEnabled) return [];
    return [
      ...(onlinePaymentName !== "" && onlineHindrance === undefined ? (["ONLINE_PAYMENT"] as const) : []),
      ...(isCodEnabled ? (["COD"] as const) : []),
    ];
  }

  /** Why online payment is not possible although the store offers it (spec 8, Unknown provider). */
  get hindrance(): string | undefined {
    const { isWalletEnabled, onlinePaymentName, onlineHindrance } = this.#needs.options;
    return isWalletEnabled && onlinePaymentName !== "" ? onlineHindrance : undefined;
  }

  /** False while the provider's checkout is open, because the modal would hide it from assistive technology. */
  get isShown(): boolean {
    return this.isOpen && !this.#needs.online.isCheckoutOpen;
  }

  /** `amount` is the field's first value, in rupees. */
  open(amount?: Rupees): void {
    const [source] = this.sources;
    this.asked = amount !== undefined && source !== undefined ? { amount, source } : undefined;
    this.isOpen = true;
  }

  close(): void {
    if (!this.working.isRunning) this.isOpen = false;
  }

  /** `amount` is in rupees and is sent with two decimals (spec 5). */
  async recharge(amount: Rupees, paymentSource: RechargeSource): Promise<void> {
    if (this.working.isRunning) return;
    this.asked = { amount, source: paymentSource };
    const request = { amount: Number(amount.toFixed(2)), paymentSource, paymentTransactionId: "" };
    await this.working.run(
      () => (paymentSource === "COD" ? this.submit(request) : this.payOnline(request)),
      (error) => this.failed(error),
    );
  }

  private async payOnline(request: RechargeRequest): Promise<void> {
    const { online } = this.#needs;
    // A payment whose recharge call was lost is not paid a second time: only the call is repeated.
    const lost = this.#unanswered?.request;
    if (lost?.paymentSource === "ONLINE_PAYMENT" && lost.amount === request.amount) return this.submit(lost);
    const result = await online.pay(request.amount);
    if (result.outcome === "failed") this.working.show(result.message ?? words.paymentFailed);
    if (result.outcome !== "recorded") return;
    await this.submit({ ...request, paymentTransactionId: result.paymentTransactionId });
  }

  private async submit(request: RechargeRequest): Promise<void> {
    const { api, queries, session, branding, notices } = this.#needs;
    const { customerId, walletId } = session;
    const key = this.keyOf(request);
    this.#unanswered = { request, key };
    const body = { storeId: branding.storeId, customerId, walletId, ...request };
    // A platform may report success without data (reading 34).
    const answer = (await api.call(wallets.recharge, { params: { id: walletId }, body, key })) as
      | Partial<Recharge>
      | undefined;
    this.#unanswered = undefined;
    notices.show("success", words.walletRecharged);
    if (answer?.recharge?.status === "PENDING") {
      notices.show("info", words.addedToBalanceLater(formatMoney(toPaise(request.amount))));
    }
    runInAction(() => {
      this.isOpen = false;
    });
    void queries.invalidate(walletKey(customerId));
  }

  private keyOf(request: RechargeRequest): string {
    const unanswered = this.#unanswered;
    return unanswered !== undefined && isSame(unanswered.request, request) ? unanswered.key : createId();
  }

  private failed(error: unknown): string | undefined {
    const { notices, queries, session } = this.#needs;
    if (error instanceof UnknownOutcome) {
      notices.show("info", error.message);
      void queries.invalidate(walletKey(session.customerId));
      return undefined;
    }
    this.#unanswered = undefined;
    if (!(error instanceof HttpError && error.code === "RECHARGE_NOT_PAID")) return words.walletNotRecharged;
    // The payment may still succeed, so this is not shown as a failure.
    notices.show("info", error.message);
    return undefined;
  }
}

function isSame(one: RechargeRequest, other: RechargeRequest): boolean {
  return (
    one.amount === other.amount &&
    one.paymentSource === other.paymentSource &&
    one.paymentTransactionId === other.paymentTransactionId
  );
}
