import type { StoreWebTheme } from "../../contract/store/storeSettings";

/** The user part of the persisted state (spec 3, Session / user). Empty strings stand for what is not known. */
export interface SessionUser {
  /** `NA` for a guest. */
  username: string;
  userId: string;
  customerId: string;
  userDisplayName: string;
  /** The customer's name, empty until they give one. */
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

/** The app part: what outlives a shopper's session. */
export interface SessionApp {
  isDarkMode: boolean;
  displayName: string;
  storeThemeData: StoreWebTheme | null;
}
