export const noStoreHere = "No store here";
export const addressNamesNoStore =
  "This address names no store. Open the link that your store gave you: it ends in the store's name.";
export const storeNotFound = "Store not found";
export const noStoreByAddress = "No store goes by this address. Check it for a slip, or ask the store for its link.";
export const storeNotAnswering = "The store is not answering";
export const cartIsKept = "Your cart is kept, and this page tries again by itself.";
export const closedForNow = "This store is closed for now";
export const ordersGoOn = "Orders that you have placed go on, and you find them in your account.";
export const yourOrders = "Your orders";
