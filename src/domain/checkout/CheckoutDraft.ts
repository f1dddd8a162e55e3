import { makeAutoObservable, runInAction } from "mobx";
import { type CheckoutRecord, emptyRecord } from "./Checkout.types";
import type { CheckoutMemory } from "./CheckoutMemory";

/** What the shopper has chosen so far, on the screen and in the browser's storage. */
export class CheckoutDraft {
  record: CheckoutRecord = emptyRecord("");

  constructor(private readonly memory: CheckoutMemory) {
    makeAutoObservable<this, "memory">(this, { memory: false });
  }

  start(customerId: string): void {
    this.record = this.memory.read(customerId);
  }

  /** Reads the stored record, because another tab may have changed it. */
  stored(): CheckoutRecord {
    return this.memory.read(this.record.customerId);
  }

  change(part: Partial<CheckoutRecord>): void {
    runInAction(() => {
      this.record = { ...this.record, ...part };
    });
    this.memory.write(this.record);
  }

  /** The order is placed: removes the stored checkout, while the screen still shows it. */
  discardStored(): void {
    this.memory.forget();
  }

  reset(customerId: string): void {
    runInAction(() => {
      this.record = emptyRecord(customerId);
    });
  }

  /**
   * Forgets the checkout when the shopper leaves. Only the key of an order without an answer is kept, so that this order is
   * never sent twice.
   */
  forget(): void {
    const { placement, customerId } = this.record;
    if (placement === null || placement.orderId !== undefined) this.memory.forget();
    else this.memory.write({ ...emptyRecord(customerId), placement });
    this.reset("");
  }
}
