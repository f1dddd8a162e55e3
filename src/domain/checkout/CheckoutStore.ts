import { makeAutoObservable, reaction, runInAction, when } from "mobx";
import type { Checkout, PaymentMethod } from "../../contract/sale/checkouts";
import { messageOf } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import { Disposables } from "../../kernel/lifecycle/Disposables";
import { isSameAddress } from "../addresses";
import type { CheckoutStep } from "./Checkout.types";
import type { CheckoutCollaborators } from "./CheckoutCollaborators.types";
import { cartSignature } from "./cartSignature";
import { isCouponRefusal } from "./wayOutOf";

/** Spec 8. */
export const PAYMENT_MISSING = "Please select Payment Method";

/** The three steps of /cart (spec 2.8, spec 4 Checkout, spec 5 Checkout). */
export class CheckoutStore {
  /** A create or an update is running. */
  isWorking = false;
  /** How often step 1 was to go on without a payment method since the last choice. */
  paymentMissing = 0;
  private readonly disposables = new Disposables();

  constructor(private readonly parts: CheckoutCollaborators) {
    makeAutoObservable<this, "parts" | "disposables">(this, { parts: false, disposables: false });
  }

  start(): void {
    const { session, draft, cart, coupon, placing } = this.parts;
    draft.start(session.customerId);
    void cart.reload();
    this.disposables.add(
      reaction(
        () => (cart.isLoading || cart.isSettling || cart.loadError ? null : cartSignature(cart.items)),
        (signature) => {
          if (signature !== null) this.meetCart(signature);
        },
        { fireImmediately: true },
      ),
    );
    this.disposables.add(
      reaction(
        () => this.isCouponOpen,
        (isOpen) => isOpen && void coupon.check(),
        { fireImmediately: true },
      ),
    );
    this.disposables.add(
      reaction(
        () => session.isLoggedIn,
        (isLoggedIn) => {
          if (!isLoggedIn) this.forget();
        },
      ),
    );
    placing.start();
    this.disposables.add(() => placing.dispose());
  }

  dispose(): void {
    this.disposables.dispose();
  }

  get currentStep(): CheckoutStep {
    return this.parts.draft.record.step;
  }

  /** The platform's last answer; what the shopper agrees to by placing the order. */
  get checkout(): Checkout | null {
    return this.parts.draft.record.checkout;
  }

  get paymentMethod(): PaymentMethod | null {
    const { methods, draft } = this.parts;
    return methods.isOffered(draft.record.paymentMethod) ? draft.record.paymentMethod : null;
  }

  /** Place of the chosen address in the book; the default one until another is chosen, -1 while there is none. */
  get addressIndex(): number {
    const { list, defaultIndex } = this.parts.addresses;
    const chosen = this.parts.draft.record.address;
    const index = chosen === null ? -1 : list.findIndex((address) => isSameAddress(address, chosen));
    return index < 0 ? defaultIndex : index;
  }

  get isPlacing(): boolean {
    return this.parts.placing.isBusy;
  }

  get isChecking(): boolean {
    return this.parts.placing.isChecking;
  }

  get isBusy(): boolean {
    return this.isWorking || this.isPlacing;
  }

  /** Step 0 goes on only with lines of which an order can be made, and with totals that are the platform's. */
  get canLeaveCart(): boolean {
    const { cart, coupon } = this.parts;
    const isReady = !cart.isSettling && !coupon.isApplying && !this.isBusy;
    return isReady && cart.count > 0 && cart.blockedItems.length === 0;
  }

  chooseAddress(index: number): void {
    const address = this.parts.addresses.list[index];
    if (address !== undefined) this.parts.draft.change({ address: { ...address } });
  }

  choosePaymentMethod(paymentMethod: PaymentMethod): void {
    this.parts.draft.change({ paymentMethod });
    if (this.paymentMissing > 0) this.parts.notices.withdraw("error", PAYMENT_MISSING);
    this.paymentMissing = 0;
  }

  /** An earlier step, by the stepper (reading 9); a later one only by Continue. */
  goTo(step: number): void {
    if (this.isBusy || step >= this.currentStep) return;
    this.parts.draft.change({ step: toStep(step) });
  }

  previous(): void {
    this.goTo(this.currentStep - 1);
  }

  /** Back and Forward: the step of that entry, or the last one before it that what was chosen still leads to. */
  show(step: number): void {
    if (this.isBusy) return;
    this.parts.draft.change({ step: toStep(Math.min(step, this.furthestStep)) });
  }

  /** The button of each step. */
  async next(): Promise<void> {
    if (this.isBusy) return;
    if (this.currentStep === 2) await this.parts.placing.place();
    else if (!(await this.isRefused())) await (this.currentStep === 0 ? this.create() : this.choose());
  }

  /** Continue asks them, and Place Order does not: a payment's tab opens within its click alone. */
  private async isRefused(): Promise<boolean> {
    const { checks, notices } = this.parts;
    if (checks.isEmpty) return false;
    let refusal: string | undefined;
    await this.work(
      async () => {
        refusal = await checks.refusal();
      },
      () => {
        refusal = "Something went wrong";
      },
    );
    if (refusal !== undefined) notices.show("error", refusal);
    return refusal !== undefined;
  }

  /** The review stands for as long as it shows what is chosen, and a checkout for as long as its cart is the same. */
  private get furthestStep(): CheckoutStep {
    const { draft, cart, addresses } = this.parts;
    const { checkout, cartSignature: known } = draft.record;
    if (checkout === null || (!cart.isLoading && known !== cartSignature(cart.items))) return 0;
    const { shippingAddress, paymentMethod } = checkout;
    const address = addresses.list[this.addressIndex];
    if (shippingAddress === null || (address !== undefined && !isSameAddress(address, shippingAddress))) return 1;
    return paymentMethod !== null && paymentMethod === draft.record.paymentMethod ? 2 : 1;
  }

  /** "Check again" while the answer is lost. */
  checkNow(): void {
    this.parts.placing.checkNow();
  }

  /** Step 0 to 1. Whatever fails, the message is 'Something went wrong' (spec 8), and the cart tells what is wrong. */
  private async create(): Promise<void> {
    const { api, cart, coupon, draft, placing, refusals } = this.parts;
    // The last taps are still on their way: this one is not lost.
    if (cart.isSettling)
      await this.work(
        () => when(() => !cart.isSettling),
        () => {},
      );
    if (!this.canLeaveCart) return;
    placing.forgetFailed();
    if (coupon.discount !== undefined) {
      draft.change({ step: 1, placement: null });
      return;
    }
    const items = cart.items;
    await this.work(
      async () => {
        const checkout = await api.create({ items, totals: cart.totals }, coupon.applied, createId());
        draft.change({ checkout, step: 1, cartSignature: cartSignature(items), placement: null });
      },
      (error) => {
        if (isCouponRefusal(error)) coupon.refuse(messageOf(error, ""));
        else refusals.meet(error, "Something went wrong", true);
      },
    );
  }

  /** Step 1 to 2. */
  private async choose(): Promise<void> {
    const { api, addresses, coupon, draft, methods, notices, refusals } = this.parts;
    const address = addresses.list[this.addressIndex];
    const { checkout, paymentMethod } = this;
    if (address === undefined || checkout === null) return;
    if (paymentMethod === null) {
      notices.show("error", PAYMENT_MISSING);
      this.paymentMissing += 1;
      return;
    }
    await this.work(
      async () => {
        const refusal = await methods.refusalOf(paymentMethod, checkout.finalPrice);
        if (refusal !== undefined) {
          notices.show("error", refusal);
          return;
        }
        const updated = await api.update(checkout, { ...address }, coupon.applied, paymentMethod);
        const isShort = updated.cartItems.some((item) => item.insufficientStock);
        if (isShort) refusals.backToCart("Some products are no longer in stock in the quantity you chose.");
        else draft.change({ checkout: updated, address: { ...address }, step: 2, placement: null });
      },
      (error) => {
        if (isCouponRefusal(error)) coupon.refuse(messageOf(error, ""));
        refusals.meet(error, "Something went wrong");
      },
    );
  }

  private async work(task: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
    this.isWorking = true;
    try {
      await task();
    } catch (error) {
      onError(error);
    } finally {
      runInAction(() => {
        this.isWorking = false;
      });
    }
  }

  /** In the cart a coupon is worth what it is worth to this very cart; the platform has not said it yet. */
  private get isCouponOpen(): boolean {
    const { cart, coupon } = this.parts;
    if (this.currentStep !== 0 || cart.isLoading || cart.isSettling || cart.count === 0) return false;
    return coupon.applied !== "" && coupon.discount === undefined;
  }

  /** The cart is another than the one the checkout was made of: back to it, with the choices kept. */
  private meetCart(signature: string): void {
    const { draft, placing } = this.parts;
    const { step, cartSignature: known, placement } = draft.record;
    if (step === 0 || known === signature || this.isBusy) return;
    // What was ordered is in the order now, and not in the cart.
    if (placement !== null && (placement.orderId !== undefined || placing.isRecent(placement))) return;
    draft.change({ step: 0, checkout: null, placement: null });
  }

  /** The shopper left, or their session ended. */
  forget(): void {
    const { placing, draft } = this.parts;
    placing.stop();
    draft.forget();
  }
}

function toStep(step: number): CheckoutStep {
  return step <= 0 ? 0 : step === 1 ? 1 : 2;
}
