import type { PaymentMethod } from "../../../contract/sale/checkouts";
import type { Rupees } from "../../../contract/wire.types";
import type { Services } from "../../../kernel/container/Services";
import type { SlotRegistry } from "../../../kernel/plugin/SlotRegistry";
import type { DataEntry } from "../../../kernel/plugin/Slots.types";
import type { PaymentOptions } from "./PaymentOptions";

/** `hindrance`: why it cannot be chosen, in words; undefined where it can. */
export type PaymentMethodEntry = Omit<DataEntry<"payment-method">, "hindrance"> & { hindrance?: string };

/** The methods that the build's manifests bring and this store offers, in their order. */
export class PaymentMethods {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly options: PaymentOptions,
    private readonly container: Services,
  ) {}

  /** With those of which this build can say no more than why they cannot be chosen. */
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

  /** Why this method cannot pay so much right now, as far as the browser knows; undefined where none ever refuses. */
  refusalOf(method: PaymentMethod, finalPrice: Rupees): Promise<string | undefined> | undefined {
    const entry = this.slots.data("payment-method").find((candidate) => candidate.method === method);
    return entry?.refusal?.(this.container, finalPrice);
  }

  /** What is offered can be carried out. */
  isOffered(method: PaymentMethod | null): boolean {
    return this.offered.some((entry) => entry.method === method && entry.hindrance === undefined);
  }

  /** Asks the store anew, and says why nothing may be ordered by this method any more; undefined where it may. */
  async hindranceNow(method: PaymentMethod): Promise<string | undefined> {
    await this.options.renew();
    if (!this.options.isKnown) return undefined;
    const entry = this.offered.find((candidate) => candidate.method === method);
    return entry === undefined
      ? "This store no longer offers this payment method. Please choose another."
      : entry.hindrance;
  }

  /** Also for orders paid by a method that is no longer offered. */
  labelOf(method: PaymentMethod): string {
    const known = this.slots.data("payment-method").find((entry) => entry.method === method);
    return known?.label ?? FALLBACK_LABELS[method];
  }
}

const FALLBACK_LABELS: Record<PaymentMethod, string> = {
  COD: "Cash on delivery",
  PAYMENT_GATEWAY: "Online payment",
  WALLET: "Wallet",
};
