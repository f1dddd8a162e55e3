import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { CartStore } from "../cart";
import type { CheckoutDraft } from "./CheckoutDraft";
import { isMethodRefusal, whereToCorrect } from "./whereToCorrect";

/**
 * Handles the platform's refusals in the checkout. The shopper's choices stay; only the step may change, to the one where
 * the shopper can correct the problem.
 */
export class CheckoutRefusals {
  constructor(
    private readonly draft: CheckoutDraft,
    private readonly cart: Pick<CartStore, "reload">,
    private readonly notices: Notices,
  ) {}

  /** `isFixed`: shows `fallback`, the specification's text, even if the platform sent a message. */
  handle(error: unknown, fallback: string, isFixed = false): void {
    // The login guard handles the end of a session.
    if (error instanceof SessionEnded) return;
    const message = isFixed ? fallback : messageOf(error, fallback);
    const way = whereToCorrect(error);
    if (way === "cart") {
      this.backToCart(message);
      return;
    }
    this.notices.show("error", message);
    if (isMethodRefusal(error)) this.draft.refuseMethod(message);
    this.draft.change(way === "choices" ? { step: 1, placement: null } : { placement: null });
  }

  backToCart(message: string): void {
    this.notices.show("error", message);
    this.startAgain();
  }

  /** Goes back to the cart and reads it again; the shopper's choices stay. */
  startAgain(): void {
    this.draft.change({ step: 0, checkout: null, placement: null });
    void this.cart.reload();
  }
}
