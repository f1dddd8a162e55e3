import { makeAutoObservable, reaction, runInAction } from "mobx";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { CheckoutStore, CouponStore, PlaceOrder } from "#domain/checkout/index.ts";
import { StorePaymentSettings } from "#domain/payments/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { Visit } from "../visit/Visit";
import { NextCode } from "./NextCode";

/**
 * What the payment's screen shows. `empty`: there is nothing to pay for. `unpaid`: an order whose payment failed or is
 * still to be made. `checking`: an order whose answer was lost. `waiting`: only the code to scan.
 */
export type PayStage = "empty" | "loading" | "checking" | "waiting" | "unpaid" | "who" | "ways";

/**
 * Takes the shop's checkout through its steps for an order that is picked up: the shop's counter is the address, and one
 * touch on a payment method places the order.
 */
export class PickupCheckout {
  static readonly needs = {
    visit: Visit,
    session: SessionStore,
    cart: CartStore,
    addresses: AddressBookStore,
    checkout: CheckoutStore,
    coupon: CouponStore,
    placing: PlaceOrder,
    settings: StorePaymentSettings,
    notices: Notices,
    next: NextCode,
  };
  /** The platform could not price the cart, and the shopper can try again. */
  isRefused = false;
  /** The total has changed since the shopper chose a payment method, so the order was not placed. */
  hasNewTotal = false;
  /** The payment method that was touched, until the order is placed or refused. */
  chosen: PaymentMethod | undefined;
  readonly #disposables = new Disposables();
  readonly #needs: Named<typeof PickupCheckout.needs>;

  constructor(needs: Named<typeof PickupCheckout.needs>) {
    this.#needs = needs;
    makeAutoObservable(this);
  }

  start(): void {
    const { checkout } = this.#needs;
    this.isRefused = false;
    this.hasNewTotal = false;
    checkout.start();
    this.#disposables.add(() => checkout.dispose());
    this.#disposables.add(
      reaction(
        () => this.mustPrepare,
        (must) => must && void this.prepare(),
        { fireImmediately: true },
      ),
    );
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  get stage(): PayStage {
    const { visit, session, cart, placing, next } = this.#needs;
    if (placing.isChecking) return "checking";
    // `VisitShell` draws the code over the screen.
    if (placing.payment.waiting !== undefined) return "waiting";
    if (next.isDue) return "loading";
    if (this.unpaid !== undefined && !this.isBusy) return "unpaid";
    if (placing.isResuming) return "loading";
    if (this.isBusy) return "ways";
    if (!session.isLoggedIn) return "empty";
    if (cart.count === 0) return cart.isLoading ? "loading" : "empty";
    return visit.customer.isNamed ? "ways" : "who";
  }

  get unpaid(): Order | undefined {
    return this.#needs.placing.payment.unpaid;
  }

  /** True when "Try again" pays for exactly what the cart holds. */
  get canPayAgain(): boolean {
    const { placing, settings } = this.#needs;
    return settings.onlineHindrance === undefined && (placing.payment.awaited !== undefined || placing.isCartAsFailed);
  }

  get isBusy(): boolean {
    return this.chosen !== undefined || this.#needs.checkout.isBusy;
  }

  /** The sum without a delivery, in integer paise; undefined until the platform has priced the cart. */
  get totalPaise(): number | undefined {
    const { checkout } = this.#needs.checkout;
    if (checkout === null) return undefined;
    const { finalPrice, shippingPrice, shippingAddress } = checkout;
    // Without an address, the platform may have added the charge of a delivery.
    const total = toPaise(finalPrice);
    return shippingAddress === null && shippingPrice !== undefined ? total - toPaise(shippingPrice) : total;
  }

  /** Asks the platform for the price of the cart. */
  async prepare(): Promise<void> {
    const { checkout } = this.#needs;
    this.isRefused = false;
    await checkout.next();
    runInAction(() => {
      this.isRefused = checkout.currentStep === 0;
    });
  }

  /** Places the order, unless its total is no longer the one that the shopper saw. */
  async pay(method: PaymentMethod): Promise<void> {
    const { visit, addresses, checkout, notices } = this.#needs;
    const seen = this.totalPaise;
    if (seen === undefined || this.isBusy) return;
    this.chosen = method;
    this.hasNewTotal = false;
    try {
      if (!addresses.isLoaded) await addresses.refetch();
      if (addresses.list.length === 0) return notices.show("error", visit.words.guestFailed);
      // The shop's counter is the last address (`withPickup`).
      checkout.chooseAddress(addresses.list.length - 1);
      checkout.choosePaymentMethod(method);
      if (checkout.checkout?.paymentMethod !== method) checkout.goTo(1);
      if (checkout.currentStep === 1) await checkout.next();
      if (checkout.currentStep !== 2) return;
      if (this.totalPaise === seen) await checkout.next();
      else
        runInAction(() => {
          this.hasNewTotal = true;
        });
    } finally {
      runInAction(() => {
        this.chosen = undefined;
      });
    }
  }

  async applyCoupon(): Promise<void> {
    await this.#needs.coupon.apply();
    this.priceAnew();
  }

  removeCoupon(): void {
    this.#needs.coupon.remove();
    this.priceAnew();
  }

  /** Must be called inside the click. */
  payAgain(): void {
    void this.#needs.placing.payment.payAgain();
  }

  /** Gives up the unpaid order. Its items are in the cart again. */
  payAnotherWay(): void {
    const { placing } = this.#needs;
    if (placing.payment.awaited === undefined) placing.forgetFailed();
    else void placing.payAnotherWay();
  }

  private get mustPrepare(): boolean {
    const { checkout } = this.#needs;
    // The next checkout would forget a failed order, so the shopper is told of it first.
    if (this.chosen !== undefined || this.unpaid !== undefined || this.isRefused) return false;
    return this.stage === "ways" && checkout.currentStep === 0 && checkout.canLeaveCart;
  }

  /** Asks for the price again when there is none: without a coupon, or after a refused one. */
  private priceAnew(): void {
    const { checkout } = this.#needs;
    if (checkout.checkout === null) checkout.goTo(0);
  }
}
