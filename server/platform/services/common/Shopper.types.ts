/** The shopper whom the access token names; only this gives a call its rights. */
export interface Shopper {
  customerId: string;
  storeId: string;
  orgId: string;
  cartId: string;
  mobile: string;
  /** The device at which the shopper stands; null or left out elsewhere. */
  deviceId?: string | null;
  /** A shopper without a login, for one visit (reading 37). */
  isGuest?: boolean;
}
