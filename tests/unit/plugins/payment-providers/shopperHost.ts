import type { PaymentHost } from "../../../../src/domain/payments";

export function shopperHost(): PaymentHost {
  return {
    shopper: { name: "Asha Rao", mobile: "9876543210", email: "asha@example.com" },
    storeName: "Fresh Basket",
  };
}
