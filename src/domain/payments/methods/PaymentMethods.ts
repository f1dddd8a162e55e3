import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Rupees } from "#contract/wire.types.ts";
import type { Services } from "#kernel/container/Services.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { DataEntry } from "#kernel/plugin/Slots.types.ts";
import * as words from "../words.en";
import type { StorePaymentSettings } from "./StorePaymentSettings";

/** `hindrance` says why the method cannot be chosen; undefined when it can. */
export type PaymentMethodEntry = Omit<DataEntry<"payment-method">, "hindrance"> & { hindrance?: string };

/** The payment methods of the build's manifests that this store offers, in order. */
export class PaymentMethods {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly options: StorePaymentSettings,
    private readonly container: Services,
  ) {}

  /** Includes methods that this build shows only with a reason why they cannot be chosen. */
  get offered(): PaymentMethodEntry[] {
    return this.slots
      .data("payment-method")
      .filter((entry) => entry.isOffered(this.options))
      .map(({ hindrance, ...entry }) => ({
        ...entry,
        hindrance: hindrance?.(this.options),
        description: entry.detail?.(this.container) ?? entry.description,
      }));
  }

  /** Why the method cannot pay this amount now, as far as the browser knows; undefined for methods without such a check. */
  refusalOf(method: PaymentMethod, finalPrice: Rupees): Promise<string | undefined> | undefined {
    const entry = this.slots.data("payment-method").find((candidate) => candidate.method === method);
    return entry?.refusal?.(this.container, finalPrice);
  }

  /** True when the method is offered and can be chosen. */
  isOffered(method: PaymentMethod | null): boolean {
    return this.offered.some((entry) => entry.method === method && entry.hindrance === undefined);
  }

  /** Fetches the store's settings again. Returns why this method can no longer be used; undefined when it can. */
  async hindranceNow(method: PaymentMethod): Promise<string | undefined> {
    await this.options.renew();
    if (!this.options.isKnown) return undefined;
    const entry = this.offered.find((candidate) => candidate.method === method);
    return entry === undefined ? words.methodNoLongerOffered : entry.hindrance;
  }

  /** Also knows methods that are no longer offered, for older orders. */
  labelOf(method: PaymentMethod): string {
    const known = this.slots.data("payment-method").find((entry) => entry.method === method);
    return known?.label ?? FALLBACK_LABELS[method];
  }
}

const FALLBACK_LABELS: Record<PaymentMethod, string> = {
  COD: words.cashOnDelivery,
  PAYMENT_GATEWAY: words.onlinePayment,
  WALLET: words.wallet,
};
