import type { SubscriptionPaymentMethod } from "#contract/sale/subscriptions.ts";
import type { PaymentMethodEntry, PaymentMethods } from "#domain/payments/index.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";

export type SubscriptionPaymentEntry = PaymentMethodEntry & { method: SubscriptionPaymentMethod };

/** The payment methods that need no action by the shopper: cash on delivery, and the wallet in builds that have one. */
export class SubscriptionPayments {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly methods: Pick<PaymentMethods, "offered" | "isOffered">,
  ) {}

  /** The methods that this store offers; must be read inside an observer. */
  get offered(): SubscriptionPaymentEntry[] {
    return this.methods.offered.filter(isForSubscriptions);
  }

  /** True when all such methods of the build are enabled (spec 5, check 5; reading 2). */
  get isPayable(): boolean {
    const brought = this.slots.data("payment-method").filter(isForSubscriptions);
    return brought.length > 0 && brought.every(({ method }) => this.methods.isOffered(method));
  }

  /** Cash on delivery if it is enabled, else the wallet (reading 21). */
  get first(): SubscriptionPaymentMethod | null {
    return this.offered.find(({ method }) => method === "COD")?.method ?? this.offered[0]?.method ?? null;
  }
}

function isForSubscriptions<Entry extends Pick<PaymentMethodEntry, "method">>(
  entry: Entry,
): entry is Entry & { method: SubscriptionPaymentMethod } {
  return entry.method === "COD" || entry.method === "WALLET";
}
