import { endpoint } from "../endpoint";

/**
 * The part of a store that changed, as far as pages show it. `stock`: a variant sold out or came back; other changes of its
 * number are not told. `catalogue`: prices, names, which products there are. `content`: banners, announcements,
 * testimonials, FAQs, delivery slots. `settings`: name, colours, policies, payment methods.
 */
export type ChangeKind = "stock" | "catalogue" | "reviews" | "content" | "settings";

export interface StoreChange {
  storeId: string;
  kind: ChangeKind;
}

export interface Changes {
  /** To be sent as `after` in the next call. */
  cursor: string;
  changes: StoreChange[];
  /** True when the changes since `after` are no longer stored, so that anything may have changed. */
  everything: boolean;
}

export const changes = {
  /**
   * The changes of all stores, for a host that caches their pages. Without `after` it answers only a cursor. A change may
   * be reported twice.
   */
  since: endpoint<{ query: { after?: string }; reply: Changes }>("GET", "/api/changes", "open"),
};
