import { makeAutoObservable, runInAction } from "mobx";
import type { Checkout } from "../../contract/checkouts";
import type { Order } from "../../contract/orders";
import { HttpError, messageOf } from "../../kernel/http/errors";
import { createId } from "../../kernel/lifecycle/createId";
import { orderQuery, ordersKey } from "../orders";
import { isUnpaid, type PaymentSeat } from "../payments";
import type { Placement } from "./Checkout.types";
import type { PlacementAnswer } from "./OrderPlacement";
import type { OrderPlacingParts } from "./OrderPlacingParts.types";

/** An answer lost longer ago than this is asked for by the shopper, not by the page. */
const RESUME_WITHIN_MS = 600_000;

/** Place Order: one key an intent, then what the way to pay asks for, then the order's page (spec 4, Order placement). */
export class OrderPlacing {
  /** The order is there and its page on the way: the review stands until then, instead of an empty cart. */
  private isPlaced = false;
  private isAskingForRefusal = false;
  private isReadingOrder = false;
  private isLeft = false;

  constructor(private readonly parts: OrderPlacingParts) {
    makeAutoObservable<this, "parts">(this, { parts: false });
  }

  start(): void {
    this.isLeft = false;
    this.parts.placement.start();
    this.parts.payment.start((order) => this.paymentAnswered(order));
    this.resume();
  }

  dispose(): void {
    const { placement, payment, draft } = this.parts;
    this.isLeft = true;
    placement.dispose();
    payment.dispose();
    if (!this.isPlaced) return;
    this.isPlaced = false;
    draft.reset(draft.record.customerId);
  }

  get isBusy(): boolean {
    const { placement, payment } = this.parts;
    return placement.isBusy || payment.isBusy || this.isAskingForRefusal || this.isReadingOrder || this.isPlaced;
  }

  get isChecking(): boolean {
    return this.parts.placement.state === "checking";
  }

  /** The order that was asked for and could not be paid yet; not while its first payment is on its way. */
  get unpaid(): Order | undefined {
    return this.parts.payment.unpaid;
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
    const seat = isOnline ? payment.prepare() : undefined;
    if (isOnline && seat === undefined) return;
    // Read anew: another tab may have asked for this very order already.
    const known = draft.stored().placement;
    const isKnown = known?.checkoutId === checkout.id;
    // An order that was asked for may have been paid by now: then a low balance is no reason against it.
    const asked = isKnown ? undefined : this.refusalOf(checkout);
    if (asked !== undefined && (await this.isRefused(asked))) {
      seat?.tab?.close();
      return;
    }
    const placement = isKnown ? known : { checkoutId: checkout.id, key: createId(), askedAt: clock.now().getTime() };
    draft.change({ placement });
    await this.answered(await this.parts.placement.ask(placement), seat);
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
    this.parts.payment.dispose();
    this.parts.payment.start((order) => this.paymentAnswered(order));
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

  private refusalOf({ paymentMethod, finalPrice }: Checkout): Promise<string | undefined> | undefined {
    return paymentMethod === null ? undefined : this.parts.methods.refusalOf(paymentMethod, finalPrice);
  }

  /** Reading 21: the balance is checked again at Place Order; the shopper stays and may choose another way to pay. */
  private async isRefused(asked: Promise<string | undefined>): Promise<boolean> {
    this.isAskingForRefusal = true;
    const refusal = await asked.catch(() => undefined);
    runInAction(() => {
      this.isAskingForRefusal = false;
    });
    if (refusal !== undefined) this.parts.notices.show("error", refusal);
    return refusal !== undefined;
  }

  /** After a reload or a return: an order that was asked for a moment ago is asked for again, with its own key. */
  private resume(): void {
    const { placement } = this.parts.draft.record;
    if (placement === null || !this.isRecent(placement)) return;
    void this.parts.placement.ask(placement, true).then((answer) => this.answered(answer, undefined));
  }

  private async answered(answer: PlacementAnswer | undefined, seat: PaymentSeat | undefined): Promise<void> {
    if (answer !== undefined && "order" in answer) {
      const order = await this.read(answer.order.id);
      if (this.isLeft || order === undefined || !isUnpaid(order)) {
        seat?.tab?.close();
        // Left meanwhile, it is asked for again on return, with the same key.
        if (!this.isLeft) this.placed(answer.order);
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

  /** PENDING or PLACED goes to the order page; after a failure the platform has put the lines back (spec 4). */
  private paymentAnswered(order: Order): void {
    if (order.orderState === "FAILED") void this.parts.cart.reload();
    else {
      this.parts.queries.set([...ordersKey(this.parts.draft.record.customerId), "order", order.id], order);
      this.placed(order);
    }
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
