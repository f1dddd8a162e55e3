import type { Services } from "#kernel/container/Services.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { DataEntry } from "#kernel/plugin/Slots.types.ts";
import type { PaymentProvider } from "./PaymentProvider";

export type PaymentProviderEntry = DataEntry<"payment-provider">;

/** The payment providers of this build, by the id that a store's settings use. */
export class PaymentProviders {
  constructor(
    private readonly slots: SlotRegistry,
    private readonly container: Services,
  ) {}

  entryOf(id: string): PaymentProviderEntry | undefined {
    return this.slots.data("payment-provider").find((entry) => entry.id === id);
  }

  /** Rejects when the provider's code cannot be loaded. */
  async load(id: string): Promise<PaymentProvider | undefined> {
    const code = await this.entryOf(id)?.load();
    return code?.createProvider(this.container);
  }
}
