import type { StoreUnavailableReason } from "#domain/branding/index.ts";

/** `no-store`: the root of the shared domain, which names no store (reading 27). */
export type UnavailableReason = StoreUnavailableReason | "no-store";

/** The texts for a store that cannot be opened; the host shows the same ones as the browser. */
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
