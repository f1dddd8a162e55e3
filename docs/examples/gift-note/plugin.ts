import type { Plugin } from "#kernel/plugin/Feature.types.ts";
import { bindGiftNotes } from "./bindGiftNotes";
import { GiftNotes } from "./GiftNotes";

/** A few words for the person who gets the parcel: written in the cart, shown at the review and on the order. */
export const giftNotePlugin: Plugin = {
  id: "gift-note",
  bind: bindGiftNotes,
  slots: [
    { slot: "cart-section", order: 10, load: () => import("./GiftNoteField") },
    { slot: "checkout-check", order: 10, refusal: (container) => container.get(GiftNotes).finish() },
    { slot: "review-section", order: 10, load: () => import("./GiftNoteInReview") },
    { slot: "order-details", order: 20, load: () => import("./GiftNoteOnOrder") },
  ],
};
