/**
 * The first element of the key of everything that belongs to one shopper, for example `["customer", id, "orders", 1]`. The
 * end of a session removes all of it.
 */
export const CUSTOMER_KEY = "customer";
