import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { TabStorage } from "#kernel/storage/TabStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";
import { type CheckoutRecord, emptyRecord } from "./Checkout.types";

/** Stores the current checkout of each store in the browser. */
export class CheckoutMemory {
  constructor(
    private readonly identity: StoreIdentity,
    private readonly storage: KeyValueStorage,
    private readonly tab: TabStorage,
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

  /** Keeps the checkout for the next login in this tab, because the platform has ended the session during the checkout. */
  keepForLogin(record: CheckoutRecord): void {
    this.tab.keep(this.key, JSON.stringify(record));
  }

  /** Stores the kept checkout again if this customer logs in; drops another customer's. */
  restore(customerId: string): void {
    const kept = parse(this.tab.read(this.key));
    this.tab.drop(this.key);
    if (kept?.customerId === customerId) this.write(kept);
  }

  private get key(): string {
    return `store_checkout_${this.identity.identifier}`;
  }
}

function parse(json: string | null): CheckoutRecord | undefined {
  const record = parsedJson(json) as Partial<CheckoutRecord> | undefined;
  if (typeof record?.customerId !== "string") return undefined;
  const empty = emptyRecord(record.customerId);
  const step = record.step === 1 || record.step === 2 ? record.step : 0;
  const isWhole = step === 0 || typeof record.checkout?.id === "string";
  return isWhole ? { ...empty, ...record, step } : empty;
}
