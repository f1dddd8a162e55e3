import type { StoreUnavailableReason } from "#domain/branding/index.ts";
import * as words from "./words.en";

/** `no-store`: the root of the shared domain, which names no store (reading 27). */
export type UnavailableReason = StoreUnavailableReason | "no-store";

/** The texts for a store that cannot be opened. Host and browser show the same ones. */
export const unavailableWords: Record<UnavailableReason, { title: string; text: string }> = {
  "no-store": {
    title: words.noStoreHere,
    text: words.addressNamesNoStore,
  },
  "unknown-store": {
    title: words.storeNotFound,
    text: words.noStoreByAddress,
  },
  unreachable: {
    title: words.storeNotAnswering,
    text: words.cartIsKept,
  },
};
