import { makeAutoObservable, runInAction } from "mobx";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { type CheckoutRecord, emptyRecord } from "./Checkout.types";
import type { CheckoutMemory } from "./CheckoutMemory";

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

  /** Reads the stored record, because another tab may have changed it. */
  stored(): CheckoutRecord {
    return this.#memory.read(this.record.customerId);
  }

  change(part: Partial<CheckoutRecord>): void {
    runInAction(() => {
      this.record = { ...this.record, ...part };
    });
    this.#memory.write(this.record);
  }

  /** The platform does not take this checkout by the chosen payment method. */
  refuseMethod(message: string): void {
    const { checkout, paymentMethod } = this.record;
    if (checkout === null || paymentMethod === null) return;
    this.refused = { checkoutId: checkout.id, method: paymentMethod, message };
  }

  /** Why the chosen method was refused; undefined once another is chosen or the checkout is another one. */
  get methodRefusal(): string | undefined {
    const { refused, record } = this;
    const isSame = refused?.checkoutId === record.checkout?.id && refused?.method === record.paymentMethod;
    return isSame ? refused?.message : undefined;
  }

  /** The order is placed: removes the stored checkout, while the screen still shows it. */
  discardStored(): void {
    this.#memory.forget();
  }

  reset(customerId: string): void {
    runInAction(() => {
      this.record = emptyRecord(customerId);
    });
  }

  /** The platform has ended the session: the same shopper goes on after the login. */
  keepForLogin(): void {
    this.#memory.keepForLogin(this.record);
    this.forget();
  }

  /**
   * Forgets the checkout when the shopper leaves. Only the key of an order without an answer is kept, so that this order is
   * never sent twice.
   */
  forget(): void {
    const { placement, customerId } = this.record;
    if (placement === null || placement.orderId !== undefined) this.#memory.forget();
    else this.#memory.write({ ...emptyRecord(customerId), placement });
    this.reset("");
  }
}
