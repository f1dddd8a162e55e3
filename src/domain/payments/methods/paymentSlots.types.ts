import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Rupees } from "#contract/wire.types.ts";
import type { Services } from "#kernel/container/Services.ts";

/**
 * The payment settings of a store, as a payment method needs them (spec 3, Store payment methods); must be read inside an
 * observer.
 */
export interface StorePayments {
  /** Empty when there is no active online payment. */
  readonly onlinePaymentName: string;
  /** The reason why this build cannot carry out an online payment; undefined when it can. */
  readonly onlineHindrance: string | undefined;
  readonly isCodEnabled: boolean;
  readonly isWalletEnabled: boolean;
}

/** The chosen method. `amount` is in paise, undefined while unknown; `what` names what is paid for. */
export interface ChosenMethod {
  method: PaymentMethod | null;
  amount: number | undefined;
  what: "order" | "firstDelivery";
}

declare module "#kernel/plugin/Slots.types.ts" {
  interface ComponentSlots {
    /** Under the payment methods, about the chosen one: a wallet balance that is too low. */
    "payment-note": ChosenMethod;
  }

  interface DataSlots {
    "payment-method": {
      method: PaymentMethod;
      label: string;
      description: string;
      /** Replaces the description by the text that it returns; called inside an observer. */
      detail?: (container: Services) => string | undefined;
      /**
       * Returns why the method cannot pay this amount now, as a toast's text (spec 5, Checkout); called at Continue and at
       * Place Order.
       */
      refusal?: (container: Services, finalPrice: Rupees) => Promise<string | undefined>;
      isOffered: (store: StorePayments) => boolean;
      /** Why the method cannot be chosen although the store offers it; replaces the description. */
      hindrance?: (store: StorePayments) => string | undefined;
    };
  }
}
