import type { Container } from "inversify";
import type { PaymentMethod } from "../../contract/checkouts";
import type { Rupees } from "../../contract/wire.types";
import type { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import type { DataEntry } from "../../kernel/plugin/Slots.types";

export type PaymentMethodEntry = DataEntry<"payment-method">;

/** The methods that the build's manifests bring and this store offers, in their order. */
export class PaymentMethods {
  constructor(
    private readonly slots: SlotRegistry,
    private readonly container: Container,
  ) {}

  get offered(): PaymentMethodEntry[] {
    return this.slots
      .data("payment-method")
      .filter((entry) => entry.isOffered(this.container))
      .map((entry) => ({ ...entry, description: entry.detail?.(this.container) ?? entry.description }));
  }

  /** Why this method cannot pay so much right now, as far as the browser knows; undefined where none ever refuses. */
  refusalOf(method: PaymentMethod, finalPrice: Rupees): Promise<string | undefined> | undefined {
    const entry = this.slots.data("payment-method").find((candidate) => candidate.method === method);
    return entry?.refusal?.(this.container, finalPrice);
  }

  isOffered(method: PaymentMethod | null): boolean {
    return this.offered.some((entry) => entry.method === method);
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
