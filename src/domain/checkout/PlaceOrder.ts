import { makeAutoObservable, runInAction } from "mobx";
import type { Checkout } from "../../contract/sale/checkouts";
import type { Order } from "../../contract/sale/orders";
import { HttpError, messageOf } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import { costsNothing } from "../catalogue";
import { orderQuery, ordersKey } from "../orders";
import { isUnpaid, type PaymentEnd, type PreparedPayment, type WaitingPayment } from "../payments";
import type { Placement } from "./Checkout.types";
import { cartSignature } from "./cartSignature";
import type { OrderAnswer } from "./OrderCall";
import type { PlaceOrderParts } from "./PlaceOrderParts.types";
import * as words from "./words.en";

/** An order whose answer was lost longer ago than this is sent again only when the shopper presses the button. */
const RESUME_WITHIN_MS = 600_000;
/** If the payment settings do not arrive in this time, the order is sent anyway, because the platform decides. */
const LONGEST_LOOK_MS = 3_000;

/**
 * Place Order: sends the order with one key, then pays if the payment method asks for it, then opens the order's page (spec 4,
 * Order placement).
 */
export class PlaceOrder {
  /** The order is placed and its page is opening. Until it does, the review stays on screen instead of an empty cart. */
  private isPlaced = false;
  /** The payment settings and the balance are being checked before the order is sent. */
  private isPreparing = false;
  /** The order of an earlier visit is being read. */
  isResuming = false;
  private isReadingOrder = false;
  /** Raised when the screen is left, so that answers to earlier calls are ignored. */
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

  /** The order that waits for its payment; undefined while its first payment is running. */
  get awaited(): Order | undefined {
    const { unpaid } = this.parts.payment;
    return unpaid?.orderState === "PENDING" ? unpaid : undefined;
  }

  /** The order whose payment failed; its items are in the cart again. */
  get failed(): Order | undefined {
    const { unpaid } = this.parts.payment;
    return unpaid?.orderState === "FAILED" ? unpaid : undefined;
  }

  /** True when the cart has exactly the items of the failed order: only then does paying for that order pay for this cart. */
  get isCartAsFailed(): boolean {
    const { draft, cart } = this.parts;
    return draft.record.placement?.cartSignature === cartSignature(cart.items);
  }

  /** Why online payment is not possible; must be read inside an observer. */
  get hindrance(): string | undefined {
    return this.parts.payment.hindrance;
  }

  /** The result of the last attempt to pay; undefined before and during one. */
  get lastEnd(): PaymentEnd | undefined {
    return this.parts.payment.lastEnd;
  }

  get waiting(): WaitingPayment | undefined {
    return this.parts.payment.waiting;
  }

  async place(): Promise<void> {
    const { draft, payment, clock } = this.parts;
    const { checkout } = draft.record;
    if (checkout === null || this.isBusy) return;
    // Where there is nothing to pay, no provider is asked (reading 40).
    const isOnline = checkout.paymentMethod === "PAYMENT_GATEWAY" && !costsNothing(checkout.finalPrice);
    // Before the first `await`: browsers block a tab that is opened later than the click.
    const reserved = isOnline ? payment.prepare() : undefined;
    if (await this.isHindered(checkout, this.knownPlacement(checkout) !== undefined)) {
      reserved?.tab?.close();
      return;
    }
    const prepared = isOnline ? payment.forCurrentProvider(reserved) : undefined;
    if (isOnline && prepared === undefined) return;
    const placement = this.knownPlacement(checkout) ?? newPlacement(checkout, clock.now());
    draft.change({ placement });
    await this.answered(await this.parts.placement.ask(placement), prepared);
  }

  /** Called when the shopper goes on with the cart: the failed order is forgotten. */
  forgetFailed(): void {
    if (this.failed !== undefined) this.restartPayment();
  }

  /** Must be called inside the click. */
  payAgain(): Promise<void> {
    return this.parts.payment.payAgain();
  }

  giveUpWaiting(): Promise<void> {
    return this.parts.payment.giveUp();
  }

  askNow(): void {
    this.parts.payment.askNow();
  }

  /** "Pay another way": the order is given up, and its items are in the cart again. */
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

  /** Forgets the payment of the former order. */
  private restartPayment(): void {
    this.parts.payment.dispose();
    this.startPayment();
  }

  /** Reads the stored placement, because another tab may have sent this order already. */
  private knownPlacement({ id }: Checkout): Placement | undefined {
    const { placement } = this.parts.draft.stored();
    return placement?.checkoutId === id ? placement : undefined;
  }

  /**
   * Fetches the store's payment settings and checks the balance again (reading 21). When the store no longer offers the method,
   * the shopper goes back to choose another. An order that was sent before may be paid already, so nothing stops it from being
   * sent again.
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
   * Goes on after a reload or a return to the page. An order whose id is known is read. One that was sent recently without an
   * answer is sent again with its own key.
   */
  private resume(): void {
    const { placement } = this.parts.draft.record;
    if (placement?.orderId !== undefined) void this.resumeOrder(placement, placement.orderId);
    else if (placement !== null && this.isRecent(placement))
      void this.parts.placement.ask(placement, true).then((answer) => this.answered(answer, undefined));
  }

  private async resumeOrder(placement: Placement, orderId: string): Promise<void> {
    const { api, draft, payment, queries, refusals } = this.parts;
    const { visit } = this;
    this.isResuming = true;
    try {
      const order = await queries.fetch(orderQuery(api, draft.record.customerId, orderId));
      if (visit !== this.visit) return;
      const isOnItsWay = draft.record.step !== 0 && this.isRecent(placement);
      if (order.orderState === "FAILED") this.paymentAnswered(order);
      if (isUnpaid(order)) void payment.resume(order);
      // An order that was paid elsewhere or long ago is not announced, and its page is not opened: the shopper came for the
      // cart.
      else if (order.orderState === "PLACED" && isOnItsWay) this.placed(order);
      else refusals.startAgain();
    } catch (error) {
      if (visit === this.visit && error instanceof HttpError && error.status === 404) refusals.startAgain();
    } finally {
      runInAction(() => {
        this.isResuming = false;
      });
    }
  }

  private async answered(answer: OrderAnswer | undefined, prepared: PreparedPayment | undefined): Promise<void> {
    if (answer !== undefined && "order" in answer) {
      const { visit } = this;
      this.named(answer.order);
      const order = await this.read(answer.order.id);
      const isLeft = visit !== this.visit;
      if (isLeft || order === undefined || !isUnpaid(order)) {
        prepared?.tab?.close();
        // When the shopper has left the page meanwhile, the order is read at the next visit.
        if (!isLeft) this.placed(answer.order);
      } else if (prepared === undefined) await this.parts.payment.resume(order);
      else await this.parts.payment.pay(order, prepared);
      return;
    }
    prepared?.tab?.close();
    if (answer === undefined) return;
    const { refusal } = answer;
    if (refusal instanceof HttpError && refusal.retryable) this.unconfirmed(refusal);
    else this.parts.refusals.handle(refusal, words.orderNotPlaced);
  }

  /**
   * Reads the order, because the answer to placing it may have only its id (reading 34). Undefined when it cannot be read now;
   * its page will read it again.
   */
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

  /**
   * The platform may have placed the order at an earlier try: the key is kept, and the message does not say that the order
   * failed (bar 3).
   */
  private unconfirmed(error: HttpError): void {
    const message = messageOf(error, words.orderNotConfirmed);
    this.parts.notices.show("error", words.placingAgainIsSafe(message));
  }

  private named({ id }: Pick<Order, "id">): void {
    const { draft } = this.parts;
    const { placement } = draft.record;
    if (placement !== null) draft.change({ placement: { ...placement, orderId: id } });
  }

  /**
   * PENDING or PLACED opens the order's page. After a failure the checkout ends and the cart is read again, because the
   * platform has put the items back (spec 4).
   */
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
