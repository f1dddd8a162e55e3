import { endpoint } from "../endpoint";

/**
 * What of a store changed, as far as pages show it. `stock`: something sold out or came back; not each unit. `catalogue`:
 * prices, names, what there is. `content`: banners, announcements, testimonials, questions, delivery slots. `settings`:
 * name, colours, policies, payment methods.
 */
export type ChangeKind = "stock" | "catalogue" | "reviews" | "content" | "settings";

export interface StoreChange {
  storeId: string;
  kind: ChangeKind;
}

export interface Changes {
  /** For the next call's `after`. */
  cursor: string;
  changes: StoreChange[];
  /** What changed since `after` is not known any more: anything may have. */
  everything: boolean;
}

export const changes = {
  /** Of all stores, for who keeps pages of theirs; without a cursor, where to go on from. A change may be told twice. */
  since: endpoint<{ query: { after?: string }; reply: Changes }>("GET", "/api/changes", "open"),
};
