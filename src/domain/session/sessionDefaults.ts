import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import type { SessionApp, SessionUser } from "./session.types";

/** The storage key of the session; the host's first script reads it too. */
export function sessionKey({ identifier }: Pick<StoreIdentity, "identifier">): string {
  return `store_global_${identifier}`;
}

/** The tab's storage key of drafts: texts that the shopper typed and did not send. Deleted when the session ends. */
export function draftsKey({ identifier }: Pick<StoreIdentity, "identifier">): string {
  return `store_drafts_${identifier}`;
}

/** Spec 3 and 4: a guest's username is NA, the rest is empty. */
export const GUEST: SessionUser = {
  username: "NA",
  userId: "",
  customerId: "",
  userDisplayName: "",
  name: "",
  mobile: "",
  cartId: "",
  walletId: "",
  orgId: "",
  location: { id: "" },
  storeName: "",
  storeLogo: "",
  store: { id: "", logoPath: "" },
  storeThemeData: null,
};

export const APP: SessionApp = { isDarkMode: false, displayName: "", storeThemeData: null };

/** Takes only fields of the expected type from a stored value, which may come from another version or a person's hand. */
export function restored<T extends object>(defaults: T, stored: unknown): T {
  if (typeof stored !== "object" || stored === null) return { ...defaults };
  const taken = Object.entries(stored).filter(([name, value]) => {
    const wanted = (defaults as Record<string, unknown>)[name];
    return wanted === null ? typeof value === "object" : value !== null && typeof value === typeof wanted;
  });
  return { ...defaults, ...Object.fromEntries(taken) };
}
