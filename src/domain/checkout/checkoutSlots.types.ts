import type { Checkout } from "#contract/sale/checkouts.ts";
import type { ShippingConfig } from "#contract/store/stores.ts";
import type { Services } from "#kernel/container/Services.ts";

/** A store's terms for the delivery charge; undefined while they are loading and when they could not be loaded. */
export interface DeliveryTerms {
  readonly data: Partial<ShippingConfig> | undefined;
  readonly isPending: boolean;
}

declare module "#kernel/plugin/Slots.types.ts" {
  interface ComponentSlots {
    /** Under the cart's lines, in the first step of the checkout: a gift note, a delivery time. */
    "cart-section": Record<never, never>;
    /** Under the items, in the last step of the checkout: what the shopper has chosen above. */
    "review-section": { checkout: Checkout };
  }

  interface DataSlots {
    "delivery-terms": {
      /** Must be called inside an observer. */
      termsOf: (container: Services) => DeliveryTerms;
    };
    /** Checked at each Continue of the checkout: something to save, an age to confirm. */
    "checkout-check": {
      /**
       * Returns the reason why the checkout cannot go on, as a toast's text. If it throws, the toast says 'Something went
       * wrong'.
       */
      refusal: (container: Services) => Promise<string | undefined>;
    };
  }
}
