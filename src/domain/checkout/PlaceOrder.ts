import { makeAutoObservable, runInAction } from "mobx";
import type { Checkout } from "../../contract/sale/checkouts";
import type { Order } from "../../contract/sale/orders";
import { HttpError, messageOf } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import { orderQuery, ordersKey } from "../orders";
import { isUnpaid, type PaymentSeat } from "../payments";
import type { Placement } from "./Checkout.types";
import { cartSignature } from "./cartSignature";
import type { OrderAnswer } from "./OrderCall";
import type { PlaceOrderParts } from "./PlaceOrderParts.types";

/** An answer lost longer ago than this is asked for by the shopper, not by the page. */
const RESUME_WITHIN_MS = 600_000;
/** If the payment settings do not come in this time, the order is sent: the platform decides anyway. */
const LONGEST_LOOK_MS = 3_000;

/** Place Order: one key an intent, then what the way to pay asks for, then the order's page (spec 4, Order placement). */
export class PlaceOrder {
  /** The order is there and its page on the way: the review stands until then, instead of an empty cart. */
  private isPlaced = false;
  /** The store and the method are asked whether the order may be placed. */
  private isPreparing = false;
  /** An order of an earlier visit is read again. */
  isMeeting = false;
  private isReadingOrder = false;
  /** Counted up when the screen is left: answers to earlier calls are then ignored. */
  private visit = 0;

  constructor(private readonly parts: PlaceOrderParts) {
    makeAutoObservable<this, "parts">(this, { parts: false });
  }

  start(): void {
    this.parts.placement.start();
    this.startPayment();
    this.resume();
  }

  dispose(): void {
    const { placement, payment, draft } = this.parts;
    this.visit += 1;
    placement.dispose();
    payment.dispose();
    if (!this.isPlaced) return;
    this.isPlaced = false;
    draft.reset(draft.record.customerId);
  }

  get isBusy(): boolean {
    const { placement, payment } = this.parts;
    return placement.isBusy || payment.isBusy || this.isPreparing || this.isReadingOrder || this.isPlaced;
  }

  get isChecking(): boolean {
    return this.parts.placement.state === "checking";
  }

  /** The order that waits for its payment; not while its first payment is on its way. */
  get awaited(): Order | undefined {
    const { unpaid } = this.parts.payment;
    return unpaid?.orderState === "PENDING" ? unpaid : undefined;
  }

  /** The order whose payment failed; what was in it is in the cart again. */
  get failed(): Order | undefined {
    const { unpaid } = this.parts.payment;
    return unpaid?.orderState === "FAILED" ? unpaid : undefined;
  }

  /** Whether the cart holds what was in the failed order, and nothing else: only then is paying for it paying for the cart. */
  get isCartAsFailed(): boolean {
    const { draft, cart } = this.parts;
    return draft.record.placement?.cartSignature === cartSignature(cart.items);
  }

  /** Why nothing can be paid online; read inside an observer. */
  get hindrance(): string | undefined {
    return this.parts.payment.hindrance;
  }

  get waiting(): { until: number; pageUrl: string | undefined } | undefined {
    return this.parts.payment.waiting;
  }

  async place(): Promise<void> {
    const { draft, payment, clock } = this.parts;
    const { checkout } = draft.record;
    if (checkout === null || this.isBusy) return;
    const isOnline = checkout.paymentMethod === "PAYMENT_GATEWAY";
    // Before anything is awaited: a tab opened later than the click would be blocked.
    const reserved = isOnline ? payment.prepare() : undefined;
    if (await this.isHindered(checkout, this.knownPlacement(checkout) !== undefined)) {
      reserved?.tab?.close();
      return;
    }
    const seat = isOnline ? payment.renewed(reserved) : undefined;
    if (isOnline && seat === undefined) return;
    const placement = this.knownPlacement(checkout) ?? newPlacement(checkout, clock.now());
    draft.change({ placement });
    await this.answered(await this.parts.placement.ask(placement), seat);
  }

  /** The shopper goes on with the cart: an earlier failure is forgotten. */
  forgetFailed(): void {
    if (this.failed !== undefined) this.restartPayment();
  }

  /** Inside the click. */
  payAgain(): Promise<void> {
    return this.parts.payment.payAgain();
  }

  giveUpWaiting(): Promise<void> {
    return this.parts.payment.giveUp();
  }

  askNow(): void {
    this.parts.payment.askNow();
  }

  /** "Pay another way": the order is given up, and what was in it is in the cart again. */
  async payAnotherWay(): Promise<void> {
    await this.parts.payment.giveUp();
    if (this.isPlaced) return;
    this.restartPayment();
    this.parts.refusals.startAgain();
  }

  checkNow(): void {
    this.parts.placement.checkNow();
  }

  stop(): void {
    this.parts.placement.stop();
    this.parts.payment.dispose();
  }

  isRecent({ askedAt }: Placement): boolean {
    return this.parts.clock.now().getTime() - askedAt < RESUME_WITHIN_MS;
  }

  private startPayment(): void {
    this.parts.payment.start((order) => this.paymentAnswered(order));
  }

  /** Nothing is known of the former order's payment any more. */
  private restartPayment(): void {
    this.parts.payment.dispose();
    this.startPayment();
  }

  /** Read anew: another tab may have asked for this very order already. */
  private knownPlacement({ id }: Checkout): Placement | undefined {
    const { placement } = this.parts.draft.stored();
    return placement?.checkoutId === id ? placement : undefined;
  }

  /**
   * The store is asked anew how it takes money, and the balance is checked again (reading 21); the shopper may choose
   * another way to pay. An order that was asked for may be paid by now: then nothing speaks against asking for it again.
   */
  private async isHindered({ paymentMethod, finalPrice }: Checkout, isKnown: boolean): Promise<boolean> {
    const { methods, notices, draft, clock } = this.parts;
    if (paymentMethod === null) return false;
    this.isPreparing = true;
    const [hindrance, refusal] = await Promise.all([
      Promise.race([methods.hindranceNow(paymentMethod), clock.sleep(LONGEST_LOOK_MS).then(() => undefined)]),
      isKnown ? undefined : methods.refusalOf(paymentMethod, finalPrice)?.catch(() => undefined),
    ]);
    runInAction(() => {
      this.isPreparing = false;
    });
    if (isKnown || (hindrance ?? refusal) === undefined) return false;
    notices.show("error", hindrance ?? refusal ?? "");
    if (hindrance !== undefined) draft.change({ step: 1 });
    return true;
  }

  /**
   * After a reload or a return: an order that the platform has named is read; one that was asked for a moment ago is asked
   * for again, with its own key.
   */
  private resume(): void {
    const { placement } = this.parts.draft.record;
    if (placement?.orderId !== undefined) void this.meetAgain(placement, placement.orderId);
    else if (placement !== null && this.isRecent(placement))
      void this.parts.placement.ask(placement, true).then((answer) => this.answered(answer, undefined));
  }

  private async meetAgain(placement: Placement, orderId: string): Promise<void> {
    const { api, draft, payment, queries, refusals } = this.parts;
    const { visit } = this;
    this.isMeeting = true;
    try {
      const order = await queries.fetch(orderQuery(api, draft.record.customerId, orderId));
      if (visit !== this.visit) return;
      const isOnItsWay = draft.record.step !== 0 && this.isRecent(placement);
      if (order.orderState === "FAILED") this.paymentAnswered(order);
      if (isUnpaid(order)) void payment.meet(order);
      // What was paid for elsewhere or long ago is no news, and its page is not what the shopper asked for.
      else if (order.orderState === "PLACED" && isOnItsWay) this.placed(order);
      else refusals.startAgain();
    } catch (error) {
      if (visit === this.visit && error instanceof HttpError && error.status === 404) refusals.startAgain();
    } finally {
      runInAction(() => {
        this.isMeeting = false;
      });
    }
  }

  private async answered(answer: OrderAnswer | undefined, seat: PaymentSeat | undefined): Promise<void> {
    if (answer !== undefined && "order" in answer) {
      const { visit } = this;
      this.named(answer.order);
      const order = await this.read(answer.order.id);
      const isLeft = visit !== this.visit;
      if (isLeft || order === undefined || !isUnpaid(order)) {
        seat?.tab?.close();
        // Left meanwhile, it is read again on return.
        if (!isLeft) this.placed(answer.order);
      } else if (seat === undefined) await this.parts.payment.meet(order);
      else await this.parts.payment.pay(order, seat);
      return;
    }
    seat?.tab?.close();
    if (answer === undefined) return;
    const { refusal } = answer;
    if (refusal instanceof HttpError && refusal.retryable) this.unconfirmed(refusal);
    else this.parts.refusals.meet(refusal, "Your order was not placed. Please try again.");
  }

  /** The answer to placing names it and no more (reading 34). Undefined where it cannot be read now: its page asks again. */
  private async read(id: string): Promise<Order | undefined> {
    const { api, queries, draft } = this.parts;
    this.isReadingOrder = true;
    try {
      return await queries.fetch({ ...orderQuery(api, draft.record.customerId, id), retries: 1 });
    } catch {
      return undefined;
    } finally {
      runInAction(() => {
        this.isReadingOrder = false;
      });
    }
  }

  /** A struggling platform may have placed it at an earlier try: the key stays, and nothing is called failed (bar 3). */
  private unconfirmed(error: HttpError): void {
    const message = messageOf(error, "We could not confirm your order yet.");
    this.parts.notices.show("error", `${message} Placing it again is safe: it is ordered only once.`);
  }

  private named({ id }: Pick<Order, "id">): void {
    const { draft } = this.parts;
    const { placement } = draft.record;
    if (placement !== null) draft.change({ placement: { ...placement, orderId: id } });
  }

  /** PENDING or PLACED goes to the order page; after a failure the cart is a cart: the platform has put the lines back (spec 4). */
  private paymentAnswered(order: Order): void {
    const { draft, cart, queries } = this.parts;
    if (order.orderState === "FAILED") {
      draft.change({ step: 0, checkout: null });
      void cart.reload();
      return;
    }
    queries.set([...ordersKey(draft.record.customerId), "order", order.id], order);
    this.placed(order);
  }

  private placed({ id }: Pick<Order, "id">): void {
    const { draft, cart, navigation, queries } = this.parts;
    draft.discardStored();
    runInAction(() => {
      this.isPlaced = true;
    });
    cart.clear();
    void queries.invalidate(ordersKey(draft.record.customerId));
    navigation.go(`/order/${encodeURIComponent(id)}/true`, { replace: true });
  }
}

function newPlacement({ id, cartItems }: Checkout, now: Date): Placement {
  return { checkoutId: id, cartSignature: cartSignature(cartItems), key: createId(), askedAt: now.getTime() };
}
