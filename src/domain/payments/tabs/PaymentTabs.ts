import { token } from "../../../kernel/container/token";

/** A tab that stands ready and empty until it is told where to go. */
export interface PaymentTab {
  /** False when the shopper has closed it. */
  readonly isOpen: boolean;
  go(url: string): void;
  close(): void;
}

/** Opens tabs inside a click; browsers block what is opened later. */
export interface PaymentTabs {
  /** Undefined where the browser does not allow it. */
  reserve(): PaymentTab | undefined;
}
export const PaymentTabs = token<PaymentTabs>("PaymentTabs");
