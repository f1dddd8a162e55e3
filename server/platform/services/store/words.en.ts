export const noStore = "This store was not found.";
export const noProduct = "This product was not found.";
export const reviewAfterDelivery = "You can review a product once it has been delivered to you.";
/** Replaces an author's name. */
export const verifiedShopper = "Verified shopper";
