import type { Services } from "../../kernel/container/Services";
import type { SlotRegistry } from "../../kernel/plugin/SlotRegistry";

/** What the build's manifests want to have settled before the checkout goes on. */
export class CheckoutChecks {
  constructor(
    private readonly slots: Pick<SlotRegistry, "data">,
    private readonly container: Services,
  ) {}

  get isEmpty(): boolean {
    return this.slots.data("checkout-check").length === 0;
  }

  /** All of them are asked; the first one's reason why it cannot go on, in words. */
  async refusal(): Promise<string | undefined> {
    const answers = await Promise.all(this.slots.data("checkout-check").map(({ refusal }) => refusal(this.container)));
    return answers.find((answer) => answer !== undefined);
  }
}
