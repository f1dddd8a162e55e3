import type { Services } from "#kernel/container/Services.ts";
import type { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";

/** The `checkout-check` entries of the build's manifests, which can stop a checkout from going on. */
export class CheckoutChecks {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly container: Services,
  ) {}

  get isEmpty(): boolean {
    return this.slots.data("checkout-check").length === 0;
  }

  /** Calls all checks. Returns the first reason why the checkout cannot go on, as text. */
  async refusal(): Promise<string | undefined> {
    const answers = await Promise.all(this.slots.data("checkout-check").map(({ refusal }) => refusal(this.container)));
    return answers.find((answer) => answer !== undefined);
  }
}
