import { makeAutoObservable, runInAction } from "mobx";
import type { Checkout, PaymentMethod } from "#contract/sale/checkouts.ts";
import { createId } from "#kernel/lifecycle/createId.ts";
import { type CheckoutRecord, emptyRecord, type Placement } from "./Checkout.types";
import type { CheckoutMemory } from "./CheckoutMemory";
import { cartSignature } from "./cartSignature";

/** A payment method that the platform refuses for one checkout, with its message. */
interface RefusedMethod {
  checkoutId: string;
  method: PaymentMethod;
  message: string;
}

/** What the shopper has chosen so far, on the screen and in the browser's storage. */
export class CheckoutDraft {
  record: CheckoutRecord = emptyRecord("");
  private refused: RefusedMethod | undefined;
  readonly #memory: CheckoutMemory;

  constructor(memory: CheckoutMemory) {
    this.#memory = memory;
    makeAutoObservable(this);
  }

  start(customerId: string): void {
    this.#memory.restore(customerId);
    this.record = this.#memory.read(customerId);
  }

  /** The order that was sent for this checkout. It is read from storage, because another tab may have sent it. */
  placementOf({ id }: Checkout): Placement | undefined {
    const { placement } = this.#memory.read(this.record.customerId);
    return placement?.checkoutId === id ? placement : undefined;
  }

  /** Stores the order before it is sent: the same one again, or a new one. */
  keepPlacement(checkout: Checkout, now: Date): Placement {
    const { id: checkoutId, cartItems } = checkout;
    const placement = this.placementOf(checkout) ?? {
      checkoutId,
      cartSignature: cartSignature(cartItems),
      key: createId(),
      askedAt: now.getTime(),
    };
    this.change({ placement });
    return placement;
  }

  /** Stores the id under which the platform has placed the order. */
  nameOrder(orderId: string): void {
    const { placement } = this.record;
    if (placement !== null) this.change({ placement: { ...placement, orderId } });
  }

  change(part: Partial<CheckoutRecord>): void {
    runInAction(() => {
      this.record = { ...this.record, ...part };
    });
    this.#memory.write(this.record);
  }

  /** Notes that the platform refuses the chosen payment method for this checkout. */
  refuseMethod(message: string): void {
    const { checkout, paymentMethod } = this.record;
    if (checkout === null || paymentMethod === null) return;
    this.refused = { checkoutId: checkout.id, method: paymentMethod, message };
  }

  /** The reason why the chosen method was refused; undefined once another method is chosen or the checkout has changed. */
  get methodRefusal(): string | undefined {
    const { refused, record } = this;
    const isSame = refused?.checkoutId === record.checkout?.id && refused?.method === record.paymentMethod;
    return isSame ? refused?.message : undefined;
  }

  /** Removes the stored checkout of a placed order; the screen still shows it. */
  discardStored(): void {
    this.#memory.forget();
  }

  reset(customerId: string): void {
    runInAction(() => {
      this.record = emptyRecord(customerId);
    });
  }

  /** Keeps the checkout after the platform has ended the session: the same shopper continues it after the login. */
  keepForLogin(): void {
    this.#memory.keepForLogin(this.record);
    this.forget();
  }

  /**
   * Forgets the checkout when the shopper logs out. Only the key of an order without an answer stays, so that this order is
   * never sent twice.
   */
  forget(): void {
    const { placement, customerId } = this.record;
    if (placement === null || placement.orderId !== undefined) this.#memory.forget();
    else this.#memory.write({ ...emptyRecord(customerId), placement });
    this.reset("");
  }
}
