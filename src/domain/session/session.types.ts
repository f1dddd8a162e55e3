import type { StoreWebTheme } from "#contract/store/storeSettings.ts";

/** The user part of the persisted state (spec 3, Session / user). An empty string means that a value is unknown. */
export interface SessionUser {
  /** `NA` for a guest. */
  username: string;
  userId: string;
  customerId: string;
  userDisplayName: string;
  /** The customer's name, empty until the customer enters one. */
  name: string;
  /** Ten digits. */
  mobile: string;
  cartId: string;
  walletId: string;
  orgId: string;
  location: { id: string };
  storeName: string;
  storeLogo: string;
  store: { id: string; logoPath: string };
  storeThemeData: StoreWebTheme | null;
}

/** The part of the persisted state that stays after a logout. */
export interface SessionApp {
  isDarkMode: boolean;
  displayName: string;
  storeThemeData: StoreWebTheme | null;
}
