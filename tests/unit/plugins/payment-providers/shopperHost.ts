import type { PaymentHost } from "#domain/payments/index.ts";

export function shopperHost(): PaymentHost {
  return {
    shopper: { name: "Asha Rao", mobile: "9876543210", email: "asha@example.com" },
    storeName: "Fresh Basket",
  };
}
