import type { StartedPayment } from "#contract/sale/payments.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";

/** The running payment of an order on this device. */
export interface PaymentRecord {
  orderId: string;
  /** The provider with which the payment was started. */
  providerId: string;
  /** One key for each attempt, stored before it is sent (bar 2). */
  key: string;
  /** The platform's answer. Without it, nobody knows whether the payment was started. */
  session?: StartedPayment;
  /** Milliseconds since 1970 until which the platform is polled; set once the checkout has been left. */
  askUntil?: number;
}

/** Stores the running payment of each order, so that a reload reads its status and does not start a second one. */
export class PaymentMemory {
  constructor(
    private readonly identity: StoreIdentity,
    private readonly storage: KeyValueStorage,
  ) {}

  read(orderId: string): PaymentRecord | undefined {
    const record = parsedJson(this.storage.getItem(this.storageKey)) as PaymentRecord | undefined;
    return record?.orderId === orderId && typeof record.key === "string" ? record : undefined;
  }

  write(record: PaymentRecord): void {
    this.storage.setItem(this.storageKey, JSON.stringify(record));
  }

  forget(): void {
    this.storage.removeItem(this.storageKey);
  }

  private get storageKey(): string {
    return `store_payment_${this.identity.identifier}`;
  }
}
