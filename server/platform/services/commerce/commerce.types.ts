/** The shopper whom the access token names: every rule's only source of authority. */
export interface Shopper {
  customerId: string;
  storeId: string;
  orgId: string;
  cartId: string;
  mobile: string;
}
