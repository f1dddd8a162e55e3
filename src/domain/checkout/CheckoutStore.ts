import { makeAutoObservable, reaction, when } from "mobx";
import type { Checkout, PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { AddressBookStore, isSameAddress } from "../addresses";
import { CartStore } from "../cart";
import { PaymentMethods } from "../payments";
import { SessionStore } from "../session";
import type { CheckoutStep } from "./Checkout.types";
import { CheckoutApi } from "./CheckoutApi";
import { CheckoutChecks } from "./CheckoutChecks";
import { CheckoutDraft } from "./CheckoutDraft";
import { CheckoutRefusals } from "./CheckoutRefusals";
import { CouponStore } from "./CouponStore";
import { cartSignature } from "./cartSignature";
import { furthestStep } from "./furthestStep";
import { PlaceOrder } from "./PlaceOrder";
import { isCouponRefusal } from "./whereToCorrect";
import * as words from "./words.en";

/** Spec 8: the message when no payment method is chosen. */
export const PAYMENT_MISSING = words.selectPaymentMethod;

/** The three steps of /cart (spec 2.8, spec 4 Checkout, spec 5 Checkout). */
export class CheckoutStore {
  static readonly needs = {
    api: CheckoutApi,
    draft: CheckoutDraft,
    refusals: CheckoutRefusals,
    placing: PlaceOrder,
    checks: CheckoutChecks,
    coupon: CouponStore,
    cart: CartStore,
    addresses: AddressBookStore,
    methods: PaymentMethods,
    session: SessionStore,
    notices: Notices,
  };
  /** How often Continue was pressed in step 1 without a payment method, since the last choice. */
  paymentMissing = 0;
  readonly #disposables = new Disposables();
  readonly #needs: Named<typeof CheckoutStore.needs>;

  constructor(needs: Named<typeof CheckoutStore.needs>) {
    this.#needs = needs;
    makeAutoObservable(this);
  }

  start(): void {
    const { session, draft, cart, coupon, placing } = this.#needs;
    draft.start(session.customerId);
    void cart.reload();
    this.#disposables.add(
      reaction(
        () => (cart.isLoading || cart.isSettling || cart.loadError ? null : cartSignature(cart.items)),
        (signature) => {
          if (signature !== null) this.#onCartChanged(signature);
        },
        { fireImmediately: true },
      ),
    );
    coupon.start();
    this.#disposables.add(() => coupon.dispose());
    this.#disposables.add(
      reaction(
        () => session.isLoggedIn,
        (isLoggedIn) => {
          if (!isLoggedIn) this.forget();
        },
      ),
    );
    placing.start();
    this.#disposables.add(() => placing.dispose());
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  get currentStep(): CheckoutStep {
    return this.#needs.draft.record.step;
  }

  /** The platform's last answer, to which the shopper agrees by placing the order. */
  get checkout(): Checkout | null {
    return this.#needs.draft.record.checkout;
  }

  get paymentMethod(): PaymentMethod | null {
    const { methods, draft } = this.#needs;
    return methods.isOffered(draft.record.paymentMethod) ? draft.record.paymentMethod : null;
  }

  /** The platform's message when it refuses the chosen payment method for this total. */
  get paymentRefusal(): string | undefined {
    return this.#needs.draft.methodRefusal;
  }

  /** The chosen address's place in the address book: the default one until another is chosen, -1 when there is none. */
  get addressIndex(): number {
    const { list, defaultIndex } = this.#needs.addresses;
    const chosen = this.#needs.draft.record.address;
    const index = chosen === null ? -1 : list.findIndex((address) => isSameAddress(address, chosen));
    return index < 0 ? defaultIndex : index;
  }

  /** A create or an update is running. */
  get isWorking(): boolean {
    return this.#needs.placing.flow.is("working");
  }

  get isBusy(): boolean {
    return this.isWorking || this.#needs.placing.isBusy;
  }

  /** Step 0 can be left only when every line can be ordered and the totals are the platform's. */
  get canLeaveCart(): boolean {
    const { cart, coupon } = this.#needs;
    const isReady = !cart.isSettling && !coupon.isApplying && !this.isBusy;
    return isReady && cart.count > 0 && cart.blockedItems.length === 0;
  }

  chooseAddress(index: number): void {
    const address = this.#needs.addresses.list[index];
    if (address !== undefined) this.#needs.draft.change({ address: { ...address } });
  }

  choosePaymentMethod(paymentMethod: PaymentMethod): void {
    this.#needs.draft.change({ paymentMethod });
    if (this.paymentMissing > 0) this.#needs.notices.withdraw("error", PAYMENT_MISSING);
    this.paymentMissing = 0;
  }

  /** Goes to an earlier step, by the stepper (reading 9); later steps are reached only by Continue. */
  goTo(step: number): void {
    if (this.isBusy || step >= this.currentStep) return;
    this.#needs.draft.change({ step: toStep(step) });
  }

  /** Called by Back and Forward: shows that entry's step, or the last step before it that the current choices allow. */
  show(step: number): void {
    if (this.isBusy) return;
    const { draft, cart, addresses } = this.#needs;
    const furthest = furthestStep(draft.record, cart, addresses.list[this.addressIndex]);
    draft.change({ step: toStep(Math.min(step, furthest)) });
  }

  /** Called by the main button of each step. */
  async next(): Promise<void> {
    if (this.currentStep === 2) await this.#needs.placing.place();
    else if (!this.isBusy && (await this.#isAllowed()))
      await (this.currentStep === 0 ? this.#create() : this.#choose());
  }

  /**
   * Runs the plugins' checks at Continue. Place Order does not run them, because a payment's tab can be opened only within
   * the click.
   */
  async #isAllowed(): Promise<boolean> {
    const { checks, notices } = this.#needs;
    if (checks.isEmpty) return true;
    let refusal: string | undefined;
    const isAnswered = await this.#needs.placing.flow.work(async () => {
      refusal = await checks.refusal().catch(() => words.somethingWentWrong);
    });
    if (isAnswered && refusal !== undefined) notices.show("error", refusal);
    return isAnswered && refusal === undefined;
  }

  /** From step 0 to 1. Every failure shows 'Something went wrong' (spec 8); the cart then shows what is wrong. */
  async #create(): Promise<void> {
    const { api, cart, coupon, draft, placing, refusals } = this.#needs;
    // The last taps are still being sent, so Continue waits for them.
    if (cart.isSettling && !(await this.#needs.placing.flow.work(() => when(() => !cart.isSettling)))) return;
    const { items, totals } = cart;
    if (!this.canLeaveCart || totals === null) return;
    placing.forgetFailed();
    if (coupon.discount !== undefined) {
      draft.change({ step: 1, placement: null });
      return;
    }
    await this.#needs.placing.flow.work(
      () => api.create({ items, totals }, coupon.applied, createId()),
      (checkout) => draft.change({ checkout, step: 1, cartSignature: cartSignature(items), placement: null }),
      (error) => {
        if (isCouponRefusal(error)) coupon.refuse(messageOf(error, ""));
        else refusals.handle(error, words.somethingWentWrong, true);
      },
    );
  }

  /** From step 1 to 2. */
  async #choose(): Promise<void> {
    const { api, addresses, coupon, draft, methods, notices, refusals } = this.#needs;
    const address = addresses.list[this.addressIndex];
    const { checkout, paymentMethod } = this;
    if (address === undefined || checkout === null) return;
    if (paymentMethod === null) {
      notices.show("error", PAYMENT_MISSING);
      this.paymentMissing += 1;
      return;
    }
    await this.#needs.placing.flow.work(
      async () =>
        (await methods.refusalOf(paymentMethod, checkout.finalPrice)) ??
        api.update(checkout, { ...address }, coupon.applied, paymentMethod),
      (answer) => {
        if (typeof answer === "string") notices.show("error", answer);
        else if (answer.cartItems.some((item) => item.insufficientStock)) refusals.backToCart(words.someNotInStock);
        else draft.change({ checkout: answer, address: { ...address }, step: 2, placement: null });
      },
      (error) => {
        if (isCouponRefusal(error)) coupon.refuse(messageOf(error, ""));
        refusals.handle(error, words.somethingWentWrong);
      },
    );
  }

  /** When the cart is no longer the one that the checkout was made from, goes back to step 0 and keeps the choices. */
  #onCartChanged(signature: string): void {
    const { draft, placing } = this.#needs;
    const { step, cartSignature: known, placement } = draft.record;
    if (step === 0 || known === signature || this.isBusy) return;
    // The order has taken its items out of the cart, so a difference is expected.
    if (placement !== null && (placement.orderId !== undefined || placing.isRecent(placement))) return;
    draft.change({ step: 0, checkout: null, placement: null });
  }

  /** Called when the shopper leaves or the session ends. */
  forget(): void {
    const { placing, draft, session } = this.#needs;
    placing.stop();
    if (session.wasEnded) draft.keepForLogin();
    else draft.forget();
  }
}

function toStep(step: number): CheckoutStep {
  return step <= 0 ? 0 : step === 1 ? 1 : 2;
}
