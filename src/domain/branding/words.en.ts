export const storeNotFound = "Store not found.";
export const storeDoesNotAnswer = "The store does not answer.";
