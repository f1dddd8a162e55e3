import { makeAutoObservable, reaction, runInAction } from "mobx";
import type { Checkout, PaymentMethod } from "../../contract/checkouts";
import type { Order } from "../../contract/orders";
import { HttpError, messageOf, SessionEnded } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import { Disposables } from "../../kernel/lifecycle/Disposables";
import { ordersKey } from "../orders";
import { type CheckoutRecord, type CheckoutStep, emptyRecord, type Placement } from "./Checkout.types";
import type { CheckoutCollaborators } from "./CheckoutCollaborators.types";
import { cartSignature } from "./cartSignature";
import { isSameAddress } from "./isSameAddress";
import type { PlacementAnswer } from "./OrderPlacement";
import { wayOutOf } from "./wayOutOf";

/** An answer lost longer ago than this is asked for by the shopper, not by the page. */
const RESUME_WITHIN_MS = 600_000;
/** The three steps of /cart (spec 2.8, spec 4 Checkout, spec 5 Checkout). */
export class CheckoutStore {
  private record: CheckoutRecord = emptyRecord("");
  /** A create or an update is running. */
  isWorking = false;
  /** The order is there and its page on the way: the review stands until then, instead of an empty cart. */
  private isPlaced = false;
  private readonly disposables = new Disposables();

  constructor(private readonly parts: CheckoutCollaborators) {
    makeAutoObservable<this, "parts" | "disposables">(this, { parts: false, disposables: false });
  }

  start(): void {
    const { session, memory, cart } = this.parts;
    this.record = memory.read(session.customerId);
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
        () => session.isLoggedIn,
        (isLoggedIn) => {
          if (!isLoggedIn) this.forget();
        },
      ),
    );
    this.parts.placement.start();
    this.disposables.add(() => this.parts.placement.dispose());
    this.resume();
  }

  dispose(): void {
    this.disposables.dispose();
    if (!this.isPlaced) return;
    this.isPlaced = false;
    this.record = emptyRecord(this.parts.session.customerId);
  }

  get currentStep(): CheckoutStep {
    return this.record.step;
  }

  /** The platform's last answer; what the shopper agrees to by placing the order. */
  get checkout(): Checkout | null {
    return this.record.checkout;
  }

  get paymentMethod(): PaymentMethod | null {
    return this.parts.methods.isOffered(this.record.paymentMethod) ? this.record.paymentMethod : null;
  }

  /** Place of the chosen address in the book; the default one until another is chosen, -1 while there is none. */
  get addressIndex(): number {
    const { list, defaultIndex } = this.parts.addresses;
    const chosen = this.record.address;
    const index = chosen === null ? -1 : list.findIndex((address) => isSameAddress(address, chosen));
    return index < 0 ? defaultIndex : index;
  }

  get isPlacing(): boolean {
    return this.parts.placement.isBusy || this.isPlaced;
  }

  get isChecking(): boolean {
    return this.parts.placement.state === "checking";
  }

  get isBusy(): boolean {
    return this.isWorking || this.isPlacing;
  }

  /** Step 0 goes on only with lines of which an order can be made, and with totals that are the platform's. */
  get canLeaveCart(): boolean {
    const { cart } = this.parts;
    return cart.count > 0 && cart.blockedItems.length === 0 && !cart.isSettling && !this.isBusy;
  }

  chooseAddress(index: number): void {
    const address = this.parts.addresses.list[index];
    if (address !== undefined) this.change({ address: { ...address } });
  }

  choosePaymentMethod(paymentMethod: PaymentMethod): void {
    this.change({ paymentMethod });
  }

  /** An earlier step, by the stepper (reading 9); a later one only by Continue. */
  goTo(step: number): void {
    if (this.isBusy || step >= this.currentStep) return;
    this.change({ step: toStep(step) });
  }

  previous(): void {
    this.goTo(this.currentStep - 1);
  }

  /** The button of each step. */
  async next(): Promise<void> {
    if (this.isBusy) return;
    if (this.currentStep === 0) await this.create();
    else if (this.currentStep === 1) await this.choose();
    else await this.place();
  }

  /** "Check again" while the answer is lost. */
  checkNow(): void {
    this.parts.placement.checkNow();
  }

  /** Step 0 to 1. Whatever fails, the message is 'Something went wrong' (spec 8), and the cart tells what is wrong. */
  private async create(): Promise<void> {
    const { api, cart } = this.parts;
    if (!this.canLeaveCart) return;
    const items = cart.items;
    await this.work("Something went wrong", async () => {
      const checkout = await api.create(items, createId());
      this.change({ checkout, step: 1, cartSignature: cartSignature(items), placement: null });
    });
  }

  /** Step 1 to 2. */
  private async choose(): Promise<void> {
    const { api, addresses, methods, notices } = this.parts;
    const address = addresses.list[this.addressIndex];
    const { checkout } = this.record;
    if (address === undefined || checkout === null) return;
    const { paymentMethod } = this;
    if (paymentMethod === null) {
      notices.show("error", "Please select Payment Method");
      return;
    }
    await this.work(null, async () => {
      const refusal = await methods.refusalOf(paymentMethod, checkout.finalPrice);
      if (refusal !== undefined) {
        notices.show("error", refusal);
        return;
      }
      const updated = await api.update(checkout.id, { ...address }, paymentMethod);
      const isShort = updated.cartItems.some((item) => item.insufficientStock);
      if (isShort) this.backToCart("Some products are no longer in stock in the quantity you chose.");
      else this.change({ checkout: updated, address: { ...address }, step: 2, placement: null });
    });
  }

  private async place(): Promise<void> {
    const { memory, session, clock } = this.parts;
    const { checkout } = this.record;
    if (checkout === null) return;
    // Read anew: another tab may have asked for this very order already.
    const known = memory.read(session.customerId).placement;
    const isKnown = known?.checkoutId === checkout.id;
    // An order that was asked for may have been paid by now: then a low balance is no reason against it.
    const asked = isKnown ? undefined : this.refusalOf(checkout);
    if (asked !== undefined && (await this.isRefused(asked))) return;
    const placement = isKnown ? known : { checkoutId: checkout.id, key: createId(), askedAt: clock.now().getTime() };
    this.change({ placement });
    this.answered(await this.parts.placement.ask(placement));
  }

  private refusalOf({ paymentMethod, finalPrice }: Checkout): Promise<string | undefined> | undefined {
    return paymentMethod === null ? undefined : this.parts.methods.refusalOf(paymentMethod, finalPrice);
  }

  /** Reading 21: the balance is checked again at Place Order; the shopper stays and may choose another way to pay. */
  private async isRefused(asked: Promise<string | undefined>): Promise<boolean> {
    let refusal: string | undefined;
    await this.work(null, async () => {
      refusal = await asked;
    });
    if (refusal !== undefined) this.parts.notices.show("error", refusal);
    return refusal !== undefined;
  }

  /** After a reload or a return: an order that was asked for a moment ago is asked for again, with its own key. */
  private resume(): void {
    const { placement } = this.record;
    if (placement === null || !this.isRecent(placement)) return;
    void this.parts.placement.ask(placement, true).then((answer) => this.answered(answer));
  }

  private isRecent({ askedAt }: Placement): boolean {
    return this.parts.clock.now().getTime() - askedAt < RESUME_WITHIN_MS;
  }

  private answered(answer: PlacementAnswer | undefined): void {
    if (answer === undefined) return;
    if ("order" in answer) this.placed(answer.order);
    else if (answer.refusal instanceof HttpError && answer.refusal.retryable) this.unconfirmed(answer.refusal);
    else this.refused(answer.refusal, "Your order was not placed. Please try again.");
  }

  /** A struggling platform may have placed it at an earlier try: the key stays, and nothing is called failed (bar 3). */
  private unconfirmed(error: HttpError): void {
    const message = messageOf(error, "We could not confirm your order yet.");
    this.parts.notices.show("error", `${message} Placing it again is safe: it is ordered only once.`);
  }

  private placed(order: Order): void {
    const { memory, cart, navigation, session, queries } = this.parts;
    memory.forget();
    runInAction(() => {
      this.isPlaced = true;
    });
    cart.clear();
    void queries.invalidate(ordersKey(session.customerId));
    queries.set([...ordersKey(session.customerId), "order", order.id], order);
    navigation.go(`/order/${encodeURIComponent(order.id)}/true`, { replace: true });
  }

  private async work(failure: string | null, task: () => Promise<void>): Promise<void> {
    this.isWorking = true;
    try {
      await task();
    } catch (error) {
      this.refused(error, failure ?? "Something went wrong", failure !== null);
    } finally {
      runInAction(() => {
        this.isWorking = false;
      });
    }
  }

  /** Nothing the shopper chose is lost: only the step may change, to where the trouble can be mended. */
  private refused(error: unknown, fallback: string, isFixed = false): void {
    // The session's end is the login guard's matter.
    if (error instanceof SessionEnded) return;
    const message = isFixed ? fallback : messageOf(error, fallback);
    const way = wayOutOf(error);
    if (way === "cart") {
      this.backToCart(message);
      return;
    }
    this.parts.notices.show("error", message);
    this.change(way === "choices" ? { step: 1, placement: null } : { placement: null });
  }

  private backToCart(message: string): void {
    this.parts.notices.show("error", message);
    this.change({ step: 0, checkout: null, placement: null });
    void this.parts.cart.reload();
  }

  /** The cart is another than the one the checkout was made of: back to it, with the choices kept. */
  private meetCart(signature: string): void {
    const { step, cartSignature: known, placement } = this.record;
    if (step === 0 || known === signature || this.isBusy) return;
    if (placement !== null && this.isRecent(placement)) return;
    this.change({ step: 0, checkout: null, placement: null });
  }

  /** Of a shopper who left, nothing stays but the key of an order whose answer is lost: it must not be asked for twice. */
  forget(): void {
    const { memory, placement: asking } = this.parts;
    const { placement, customerId } = this.record;
    asking.stop();
    if (placement === null) memory.forget();
    else memory.write({ ...emptyRecord(customerId), placement });
    this.record = emptyRecord("");
  }

  private change(part: Partial<CheckoutRecord>): void {
    runInAction(() => {
      this.record = { ...this.record, ...part };
    });
    this.parts.memory.write(this.record);
  }
}

function toStep(step: number): CheckoutStep {
  return step <= 0 ? 0 : step === 1 ? 1 : 2;
}
