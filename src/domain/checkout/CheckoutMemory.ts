import type { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import type { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { type CheckoutRecord, emptyRecord } from "./Checkout.types";

/** Stores the current checkout of each store in the browser. */
export class CheckoutMemory {
  constructor(
    private readonly identity: StoreIdentity,
    private readonly storage: KeyValueStorage,
  ) {}

  read(customerId: string): CheckoutRecord {
    const stored = parse(this.storage.getItem(this.key));
    return stored?.customerId === customerId ? stored : emptyRecord(customerId);
  }

  write(record: CheckoutRecord): void {
    this.storage.setItem(this.key, JSON.stringify(record));
  }

  forget(): void {
    this.storage.removeItem(this.key);
  }

  private get key(): string {
    return `store_checkout_${this.identity.identifier}`;
  }
}

function parse(json: string | null): CheckoutRecord | undefined {
  try {
    const record = JSON.parse(json ?? "null") as Partial<CheckoutRecord> | null;
    if (typeof record?.customerId !== "string") return undefined;
    const empty = emptyRecord(record.customerId);
    const step = record.step === 1 || record.step === 2 ? record.step : 0;
    const isWhole = step === 0 || typeof record.checkout?.id === "string";
    return isWhole ? { ...empty, ...record, step } : empty;
  } catch {
    return undefined;
  }
}
