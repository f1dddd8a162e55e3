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
 * What the payment's screen shows: `empty` has nothing to pay for, `unpaid` an order whose payment failed or is still to be made,
 * `checking` an order whose answer was lost, `waiting` nothing beside the code to scan.
 */
export type PayStage = "empty" | "loading" | "checking" | "waiting" | "unpaid" | "who" | "ways";

/**
 * Takes the shop's checkout through its steps for an order that is picked up: the counter is the address, and one touch on a way
 * to pay places the order.
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
  /** The platform has not priced the cart; the shopper tries again. */
  isRefused = false;
  /** The total has changed since the shopper chose a way to pay, so nothing was placed. */
  hasNewTotal = false;
  /** The way to pay that was touched, until it is placed or refused. */
  chosen: PaymentMethod | undefined;
  readonly #disposables = new Disposables();
  readonly #parts: Named<typeof PickupCheckout.needs>;

  constructor(parts: Named<typeof PickupCheckout.needs>) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  start(): void {
    const { checkout } = this.#parts;
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
    const { visit, session, cart, placing, next } = this.#parts;
    if (placing.isChecking) return "checking";
    // The code to scan lies over the screen (`VisitShell`).
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
    return this.#parts.placing.payment.unpaid;
  }

  /** True when "Try again" pays for exactly what is in the cart. */
  get canPayAgain(): boolean {
    const { placing, settings } = this.#parts;
    return settings.onlineHindrance === undefined && (placing.payment.awaited !== undefined || placing.isCartAsFailed);
  }

  get isBusy(): boolean {
    return this.chosen !== undefined || this.#parts.checkout.isBusy;
  }

  /** What is paid when nothing is delivered, in integer paise; undefined until the platform has priced the cart. */
  get totalPaise(): number | undefined {
    const { checkout } = this.#parts.checkout;
    if (checkout === null) return undefined;
    const { finalPrice, shippingPrice, shippingAddress } = checkout;
    // While the platform knows no address, it may have added the charge of a delivery.
    const total = toPaise(finalPrice);
    return shippingAddress === null && shippingPrice !== undefined ? total - toPaise(shippingPrice) : total;
  }

  /** Has the platform price the cart. */
  async prepare(): Promise<void> {
    const { checkout } = this.#parts;
    this.isRefused = false;
    await checkout.next();
    runInAction(() => {
      this.isRefused = checkout.currentStep === 0;
    });
  }

  /** Places the order, unless its total is no longer the one that the shopper has seen. */
  async pay(method: PaymentMethod): Promise<void> {
    const { visit, addresses, checkout, notices } = this.#parts;
    const seen = this.totalPaise;
    if (seen === undefined || this.isBusy) return;
    this.chosen = method;
    this.hasNewTotal = false;
    try {
      if (!addresses.isLoaded) await addresses.refetch();
      if (addresses.list.length === 0) return notices.show("error", visit.words.guestFailed);
      // `withPickup` adds the counter as the last address.
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
    await this.#parts.coupon.apply();
    this.priceAnew();
  }

  removeCoupon(): void {
    this.#parts.coupon.remove();
    this.priceAnew();
  }

  /** Must be called inside the click. */
  payAgain(): void {
    void this.#parts.placing.payment.payAgain();
  }

  /** Gives the unpaid order up; its items are in the cart again. */
  payAnotherWay(): void {
    const { placing } = this.#parts;
    if (placing.payment.awaited === undefined) placing.forgetFailed();
    else void placing.payAnotherWay();
  }

  private get mustPrepare(): boolean {
    const { checkout } = this.#parts;
    // A failed order is forgotten by the next checkout, so the shopper is told of it first.
    if (this.chosen !== undefined || this.unpaid !== undefined || this.isRefused) return false;
    return this.stage === "ways" && checkout.currentStep === 0 && checkout.canLeaveCart;
  }

  /** Without a coupon, or after a refused one, there is no price until the platform is asked again. */
  private priceAnew(): void {
    const { checkout } = this.#parts;
    if (checkout.checkout === null) checkout.goTo(0);
  }
}
