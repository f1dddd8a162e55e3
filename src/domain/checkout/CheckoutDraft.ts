import { makeAutoObservable, runInAction } from "mobx";
import { type CheckoutRecord, emptyRecord } from "./Checkout.types";
import type { CheckoutMemory } from "./CheckoutMemory";

/** What the shopper has chosen so far, the same on the screen and in the browser's storage. */
export class CheckoutDraft {
  record: CheckoutRecord = emptyRecord("");

  constructor(private readonly memory: CheckoutMemory) {
    makeAutoObservable<this, "memory">(this, { memory: false });
  }

  start(customerId: string): void {
    this.record = this.memory.read(customerId);
  }

  /** Read anew: another tab may have gone further. */
  stored(): CheckoutRecord {
    return this.memory.read(this.record.customerId);
  }

  change(part: Partial<CheckoutRecord>): void {
    runInAction(() => {
      this.record = { ...this.record, ...part };
    });
    this.memory.write(this.record);
  }

  /** The order is there: the next checkout starts anew, while the screen still shows this one. */
  discardStored(): void {
    this.memory.forget();
  }

  reset(customerId: string): void {
    runInAction(() => {
      this.record = emptyRecord(customerId);
    });
  }

  /** Of a shopper who left, nothing stays but the key of an order whose answer is lost: it must not be asked for twice. */
  forget(): void {
    const { placement, customerId } = this.record;
    if (placement === null || placement.orderId !== undefined) this.memory.forget();
    else this.memory.write({ ...emptyRecord(customerId), placement });
    this.reset("");
  }
}
