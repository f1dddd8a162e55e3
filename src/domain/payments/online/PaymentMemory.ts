import type { StartedPayment } from "../../../contract/sale/payments";
import type { KeyValueStorage } from "../../../kernel/storage/KeyValueStorage";
import type { StoreIdentity } from "../../../kernel/store-identity/StoreIdentity";

/** The payment of an order that is under way on this device. */
export interface PaymentRecord {
  orderId: string;
  /** Which provider it was started with. */
  providerId: string;
  /** One key an attempt, stored before it is sent (bar 2). */
  key: string;
  /** The platform's answer; until then it may or may not have been started. */
  session?: StartedPayment;
  /** Milliseconds since 1970 until which it is asked about; once its checkout is left. */
  askUntil?: number;
}

/** Kept per store over a reload, so that the payment is asked about and never started twice. */
export class PaymentMemory {
  constructor(
    private readonly identity: StoreIdentity,
    private readonly storage: KeyValueStorage,
  ) {}

  read(orderId: string): PaymentRecord | undefined {
    try {
      const record = JSON.parse(this.storage.getItem(this.storageKey) ?? "null") as PaymentRecord | null;
      return record?.orderId === orderId && typeof record.key === "string" ? record : undefined;
    } catch {
      return undefined;
    }
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
