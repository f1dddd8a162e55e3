/** The shopper whom the access token names: every rule's only source of authority. */
export interface Shopper {
  customerId: string;
  storeId: string;
  orgId: string;
  cartId: string;
  mobile: string;
  /** The screen in the shop that they stand before; left out for whoever does not. */
  deviceId?: string | null;
  /** Without a login, for one visit (reading 37). */
  isGuest?: boolean;
}
