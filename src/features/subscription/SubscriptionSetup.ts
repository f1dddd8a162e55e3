import { DateTime } from "luxon";
import { makeAutoObservable } from "mobx";
import type { Address } from "#contract/customers/addresses.ts";
import type { OfferedSlot } from "#contract/sale/deliverySlots.ts";
import {
  type NewSubscription,
  type SubscriptionPaymentMethod,
  subscriptions,
  type Weekday,
} from "#contract/sale/subscriptions.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import {
  confirmationRefusal,
  deliverySlotsQuery,
  firstDelivery,
  storeDay,
  subscriptionsKey,
} from "#domain/subscriptions/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf, UnknownOutcome } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { ShopperAction } from "#kernel/notices/ShopperAction.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { SubscriptionAddress } from "./SubscriptionAddress";
import { SubscriptionPayments } from "./SubscriptionPayments";
import * as words from "./words.en";

/** Spec 9: the confirmation is shown for 800 ms before the page changes. */
const REDIRECT_MS = 800;

/** The setup of a subscription (spec 2.12; spec 4, Subscription; spec 5, Confirm Subscription). */
export class SubscriptionSetup {
  static readonly needs = {
    api: ApiClient,
    queries: QueryCache,
    session: SessionStore,
    branding: BrandingStore,
    address: SubscriptionAddress,
    payments: SubscriptionPayments,
    notices: Notices,
    navigation: Navigation,
    clock: Clock,
    /** The platform's clock, so that a wrong clock of the device does not choose the first day. */
    platform: PlatformClock,
  };
  quantity = 1;
  endDate = "";
  daysOfWeek: Weekday[] = [];
  readonly slotQuery: ObservableQuery<OfferedSlot[]>;
  /** Undefined until the shopper chooses a date; it then means today. */
  private chosenStart: string | undefined;
  private chosenSlot = "";
  private chosenMethod: SubscriptionPaymentMethod | null = null;
  /**
   * One idempotency key for each request (bar 2): a request that is sent again after a lost answer makes no second
   * subscription.
   */
  #unanswered: { request: string; key: string } | undefined;
  #isLeft = false;
  readonly confirming: ShopperAction;
  readonly #needs: Named<typeof SubscriptionSetup.needs>;

  constructor(needs: Named<typeof SubscriptionSetup.needs>) {
    this.#needs = needs;
    this.confirming = new ShopperAction(needs.notices);
    this.slotQuery = needs.queries.observe(() => deliverySlotsQuery(needs.api));
    makeAutoObservable(this, {
      confirming: false,
      slotQuery: false,
      today: false,
      startDate: false,
      firstDay: false,
      address: false,
      payments: false,
    });
  }

  /** Today in the store's time zone, wherever the shopper is: the earliest day of both date fields. */
  get today(): string {
    return storeDay(this.#needs.platform.now(), this.#needs.branding.timeZone);
  }

  /** Spec 4: today unless chosen; empty while the field is cleared. */
  get startDate(): string {
    return this.chosenStart ?? this.today;
  }

  /** The day of the first delivery; undefined while no days are chosen, or when the platform does not tell its cut-off. */
  get firstDay(): string | undefined {
    const { cutOffTime } = this.slots[0] ?? {};
    const { startDate, endDate, daysOfWeek } = this;
    if (cutOffTime === undefined || startDate === "") return undefined;
    const now = DateTime.fromJSDate(this.#needs.platform.now(), { zone: this.#needs.branding.timeZone });
    return firstDelivery({ startDate, endDate, daysOfWeek }, cutOffTime, now);
  }

  get address(): SubscriptionAddress {
    return this.#needs.address;
  }

  get slots(): readonly OfferedSlot[] {
    return this.slotQuery.data ?? [];
  }

  get slotId(): string {
    return this.slots.some(({ id }) => id === this.chosenSlot) ? this.chosenSlot : (this.slots[0]?.id ?? "");
  }

  get payments(): SubscriptionPayments {
    return this.#needs.payments;
  }

  get paymentMethod(): SubscriptionPaymentMethod | null {
    const { offered, first } = this.#needs.payments;
    return offered.some(({ method }) => method === this.chosenMethod) ? this.chosenMethod : first;
  }

  start(): void {
    this.#isLeft = false;
  }

  dispose(): void {
    this.#isLeft = true;
  }

  setQuantity(quantity: number): void {
    this.quantity = Math.max(1, quantity);
  }

  setStartDate(date: string): void {
    this.chosenStart = date;
  }

  setEndDate(date: string): void {
    this.endDate = date;
  }

  chooseDays(days: Weekday[]): void {
    this.daysOfWeek = days;
  }

  chooseSlot(id: string): void {
    this.chosenSlot = id;
  }

  choosePaymentMethod(method: SubscriptionPaymentMethod): void {
    this.chosenMethod = method;
  }

  /** Creates the subscription. After a failure all values stay. */
  async confirm(variantId: string): Promise<void> {
    if (this.confirming.isRunning) return;
    const { address, payments } = this.#needs;
    this.confirming.withdraw();
    const { startDate, endDate, daysOfWeek, paymentMethod } = this;
    const { isPayable } = payments;
    const hasAddress = address.address !== null;
    const request = { startDate, endDate, daysOfWeek, hasAddress, isPayable, paymentMethod };
    const refusal = confirmationRefusal(request, this.today);
    if (refusal !== undefined) return this.confirming.show(refusal);
    if (address.address === null || paymentMethod === null) return;
    const body = this.bodyOf(variantId, address.address, paymentMethod);
    await this.confirming.run(
      () => this.create(body),
      (error) => this.failed(error),
    );
  }

  private bodyOf(
    variantId: string,
    shippingAddress: Address,
    paymentMethod: SubscriptionPaymentMethod,
  ): NewSubscription {
    const { startDate, endDate, daysOfWeek, quantity, slotId } = this;
    return {
      orgId: this.#needs.branding.orgId,
      customerId: this.#needs.session.customerId,
      subscriptionRecurrence: { daysOfWeek: [...daysOfWeek], startDate, endDate },
      shippingAddress: { ...shippingAddress },
      variantId,
      quantity,
      isActive: true,
      preferredTimeSlot: slotId,
      paymentMethod,
    };
  }

  private async create(body: NewSubscription): Promise<void> {
    const { api, queries, session, notices, navigation, clock } = this.#needs;
    const request = JSON.stringify(body);
    const key = this.#unanswered?.request === request ? this.#unanswered.key : createId();
    this.#unanswered = { request, key };
    await api.call(subscriptions.create, { body, key });
    this.#unanswered = undefined;
    notices.show("success", words.subscriptionConfirmed);
    void queries.invalidate(subscriptionsKey(session.customerId));
    await clock.sleep(REDIRECT_MS);
    if (!this.#isLeft) navigation.go("/account/subscription");
  }

  private failed(error: unknown): string | undefined {
    const said = messageOf(error, words.subscriptionNotConfirmed);
    if (!(error instanceof UnknownOutcome)) {
      this.#unanswered = undefined;
      return said;
    }
    const { notices, queries, session } = this.#needs;
    void queries.invalidate(subscriptionsKey(session.customerId));
    notices.show("info", said);
    return undefined;
  }
}
