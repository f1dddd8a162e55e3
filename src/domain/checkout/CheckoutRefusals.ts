import { messageOf, SessionEnded } from "../../kernel/http/errors";
import type { Notices } from "../../kernel/notices/Notices";
import type { CartStore } from "../cart";
import type { CheckoutDraft } from "./CheckoutDraft";
import { wayOutOf } from "./wayOutOf";

/** Nothing the shopper chose is lost: only the step may change, to where the trouble can be mended. */
export class CheckoutRefusals {
  constructor(
    private readonly draft: CheckoutDraft,
    private readonly cart: Pick<CartStore, "reload">,
    private readonly notices: Notices,
  ) {}

  /** `isFixed`: the words are the specification's, whatever the platform says. */
  meet(error: unknown, fallback: string, isFixed = false): void {
    // The session's end is the login guard's matter.
    if (error instanceof SessionEnded) return;
    const message = isFixed ? fallback : messageOf(error, fallback);
    const way = wayOutOf(error);
    if (way === "cart") {
      this.backToCart(message);
      return;
    }
    this.notices.show("error", message);
    this.draft.change(way === "choices" ? { step: 1, placement: null } : { placement: null });
  }

  backToCart(message: string): void {
    this.notices.show("error", message);
    this.startAgain();
  }

  /** The cart as the platform has it now, with the choices kept. */
  startAgain(): void {
    this.draft.change({ step: 0, checkout: null, placement: null });
    void this.cart.reload();
  }
}
