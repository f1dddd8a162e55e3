import type { StoreUnavailableReason } from "../../../domain/branding";

/** `no-store`: the shared domain's root, which names none (reading 27). */
export type UnavailableReason = StoreUnavailableReason | "no-store";

/** What stands in the place of a store that cannot be opened; the host says the same as the browser. */
export const unavailableWords: Record<UnavailableReason, { title: string; text: string }> = {
  "no-store": {
    title: "No store here",
    text: "This address names no store. Open the link that your store gave you: it ends in the store's name.",
  },
  "unknown-store": {
    title: "Store not found",
    text: "No store goes by this address. Check it for a slip, or ask the store for its link.",
  },
  unreachable: {
    title: "The store is not answering",
    text: "Your cart is kept, and this page tries again by itself.",
  },
};
