/**
 * The first element of the key of everything that belongs to one shopper, for example `["customer", id, "orders", 1]`. At the
 * end of a session all of it is removed at once.
 */
export const CUSTOMER_KEY = "customer";
