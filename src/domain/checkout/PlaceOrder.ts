import { makeAutoObservable } from "mobx";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, messageOf } from "#kernel/http/errors.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { CartStore } from "../cart";
import { costsNothing } from "../catalogue";
import { orderQuery, ordersKey } from "../orders";
import { isUnpaid, OrderPayment, PaymentMethods, type PreparedPayment } from "../payments";
import type { Placement } from "./Checkout.types";
import { CheckoutDraft } from "./CheckoutDraft";
import { CheckoutFlow } from "./CheckoutFlow";
import { CheckoutRefusals } from "./CheckoutRefusals";
import { cartSignature } from "./cartSignature";
import { hindranceOf } from "./hindranceOf";
import { type OrderAnswer, OrderCall } from "./OrderCall";
import * as words from "./words.en";

/** An order whose answer was lost longer ago than this is sent again only when the shopper presses the button. */
const RESUME_WITHIN_MS = 600_000;
/**
 * Place Order: sends the order with one key, pays if the payment method asks for it, and opens the order's page (spec 4,
 * Order placement).
 */
export class PlaceOrder {
  static readonly needs = {
    api: ApiClient,
    call: OrderCall,
    payment: OrderPayment,
    draft: CheckoutDraft,
    refusals: CheckoutRefusals,
    cart: CartStore,
    methods: PaymentMethods,
    navigation: Navigation,
    notices: Notices,
    clock: Clock,
    queries: QueryCache,
  };
  readonly flow = new CheckoutFlow();
  readonly payment: OrderPayment;
  readonly #needs: Named<typeof PlaceOrder.needs>;

  constructor(needs: Named<typeof PlaceOrder.needs>) {
    this.#needs = needs;
    this.payment = needs.payment;
    makeAutoObservable(this, { flow: false, payment: false });
  }

  start(): void {
    this.#startPayment();
    this.#resume();
  }

  dispose(): void {
    const { draft } = this.#needs;
    const isPlaced = this.flow.is("placed");
    this.stop();
    if (isPlaced) draft.reset(draft.record.customerId);
  }

  /** True while the order or its payment is running. */
  get isBusy(): boolean {
    const { flow } = this;
    return this.payment.isBusy || !(flow.expects("proceed") || flow.is("working"));
  }

  get isChecking(): boolean {
    return this.flow.is("checking");
  }

  /** The order that was sent before this page was opened is being read. */
  get isResuming(): boolean {
    return this.flow.is("resuming");
  }

  /**
   * True when the cart has exactly the items of the failed order. Only then does paying for that order pay for this cart.
   */
  get isCartAsFailed(): boolean {
    const { draft, cart } = this.#needs;
    return draft.record.placement?.cartSignature === cartSignature(cart.items);
  }

  async place(): Promise<void> {
    const { flow } = this;
    const { draft, payment, call, clock } = this.#needs;
    const { checkout } = draft.record;
    if (checkout === null || payment.isBusy) return;
    const preparing = flow.send("order");
    if (preparing === undefined) return;
    // No provider is asked when there is nothing to pay (reading 40).
    const isOnline = checkout.paymentMethod === "PAYMENT_GATEWAY" && !costsNothing(checkout.finalPrice);
    // Before the first `await`, because browsers block a tab that is opened later than the click.
    const reserved = isOnline ? payment.online.prepare() : undefined;
    const isHindered = await this.#isHindered(checkout, draft.placementOf(checkout) !== undefined);
    const isLeft = flow.state !== preparing;
    if (isLeft || isHindered) {
      reserved?.tab?.close();
      if (!isLeft) flow.send("hindered");
      return;
    }
    const prepared = isOnline ? payment.online.forCurrentProvider(reserved) : undefined;
    if (isOnline && prepared === undefined) {
      flow.send("hindered");
      return;
    }
    const placement = draft.keepPlacement(checkout, clock.now());
    flow.send("sent");
    await this.#answered(await call.ask(placement, flow), prepared);
  }

  /** Called when the shopper goes on with the cart. */
  forgetFailed(): void {
    if (this.payment.failed !== undefined) this.#restartPayment();
  }

  /** "Pay another way": gives the order up; its items are in the cart again. */
  async payAnotherWay(): Promise<void> {
    const { state } = this.flow;
    await this.payment.giveUp();
    if (this.flow.state !== state) return;
    this.#restartPayment();
    this.#needs.refusals.startAgain();
  }

  checkNow(): void {
    this.#needs.call.checkNow();
  }

  stop(): void {
    this.flow.send("left");
    this.payment.dispose();
  }

  isRecent({ askedAt }: Placement): boolean {
    return this.#needs.clock.now().getTime() - askedAt < RESUME_WITHIN_MS;
  }

  #startPayment(): void {
    this.payment.start((order) => this.#paymentAnswered(order));
  }

  /** Forgets the former order's payment. */
  #restartPayment(): void {
    this.payment.dispose();
    this.#startPayment();
  }

  /**
   * If the store no longer offers the method, the shopper goes back to choose another. An order that was sent before may be
   * paid already, so nothing prevents sending it again.
   */
  async #isHindered(checkout: Checkout, isKnown: boolean): Promise<boolean> {
    const { methods, notices, draft, clock } = this.#needs;
    const { state } = this.flow;
    const hindrance = await hindranceOf(checkout, isKnown, methods, clock);
    if (isKnown || hindrance === undefined || this.flow.state !== state) return false;
    notices.show("error", hindrance.message);
    if (hindrance.isMethodGone) draft.change({ step: 1 });
    return true;
  }

  /**
   * Continues after a reload or a return to the page. An order whose id is known is read. One that was sent recently and
   * got no answer is sent again with its own key.
   */
  #resume(): void {
    const { draft, call } = this.#needs;
    const { placement } = draft.record;
    if (placement?.orderId !== undefined) void this.#resumeOrder(placement, placement.orderId);
    else if (placement !== null && this.isRecent(placement)) {
      this.flow.send("repeat");
      void call.ask(placement, this.flow).then((answer) => this.#answered(answer, undefined));
    }
  }

  async #resumeOrder(placement: Placement, orderId: string): Promise<void> {
    const { api, draft, payment, queries, refusals } = this.#needs;
    const { flow } = this;
    const resuming = flow.send("resume");
    try {
      const order = await queries.fetch(orderQuery(api, draft.record.customerId, orderId));
      if (flow.state !== resuming) return;
      const isOnItsWay = draft.record.step !== 0 && this.isRecent(placement);
      if (order.orderState === "FAILED") this.#paymentAnswered(order);
      if (isUnpaid(order)) void payment.resume(order);
      // An order that was paid elsewhere or long ago is neither announced nor opened, because the shopper came for the
      // cart.
      else if (order.orderState === "PLACED" && isOnItsWay) this.#placed(order);
      else refusals.startAgain();
    } catch (error) {
      if (flow.state === resuming && error instanceof HttpError && error.status === 404) refusals.startAgain();
    } finally {
      if (flow.state === resuming) flow.send("finished");
    }
  }

  async #answered(answer: OrderAnswer | undefined, prepared: PreparedPayment | undefined): Promise<void> {
    const { flow } = this;
    const { draft, payment, refusals } = this.#needs;
    if (answer !== undefined && "order" in answer) {
      draft.nameOrder(answer.order.id);
      const reading = flow.send("accepted");
      const order = await this.#read(answer.order.id);
      // If the shopper has left meanwhile, the order is read when the page is opened again.
      const isLeft = flow.state !== reading;
      if (!isLeft && order !== undefined && isUnpaid(order)) {
        const paying = prepared === undefined ? payment.resume(order) : payment.pay(order, prepared);
        flow.send("unpaid");
        return paying;
      }
      prepared?.tab?.close();
      if (!isLeft) this.#placed(answer.order);
      return;
    }
    prepared?.tab?.close();
    if (answer === undefined) return;
    flow.send("refused");
    const { refusal } = answer;
    if (refusal instanceof HttpError && refusal.retryable) this.#unconfirmed(refusal);
    else refusals.handle(refusal, words.orderNotPlaced);
  }

  /**
   * Reads the order, because the answer to placing it may have only its id (reading 34). Undefined when it cannot be read
   * now; its page will read it again.
   */
  #read(id: string): Promise<Order | undefined> {
    const { api, queries, draft } = this.#needs;
    return queries.fetch({ ...orderQuery(api, draft.record.customerId, id), retries: 1 }).catch(() => undefined);
  }

  /**
   * The platform may have placed the order at an earlier try. So the key stays, and the message does not say that the order
   * failed (bar 3).
   */
  #unconfirmed(error: HttpError): void {
    const message = messageOf(error, words.orderNotConfirmed);
    this.#needs.notices.show("error", words.placingAgainIsSafe(message));
  }

  /**
   * PENDING or PLACED opens the order's page. After a failure the checkout ends, and the cart is read again because the
   * platform has put the items back (spec 4).
   */
  #paymentAnswered(order: Order): void {
    const { draft, cart, queries } = this.#needs;
    if (order.orderState === "FAILED") {
      draft.change({ step: 0, checkout: null });
      void cart.reload();
      return;
    }
    queries.set([...ordersKey(draft.record.customerId), "order", order.id], order);
    this.#placed(order);
  }

  #placed({ id }: Pick<Order, "id">): void {
    const { draft, cart, navigation, queries } = this.#needs;
    if (this.flow.send("placed") === undefined) return;
    draft.discardStored();
    cart.clear();
    void queries.invalidate(ordersKey(draft.record.customerId));
    navigation.go(`/order/${encodeURIComponent(id)}/true`, { replace: true });
  }
}
