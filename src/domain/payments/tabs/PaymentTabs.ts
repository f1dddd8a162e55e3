import { token } from "#kernel/container/token.ts";

/** An empty tab that waits for its address. */
export interface PaymentTab {
  /** False once the shopper has closed the tab. */
  readonly isOpen: boolean;
  go(url: string): void;
  close(): void;
}

/** Opens tabs inside a click; browsers block tabs that are opened later. */
export interface PaymentTabs {
  /** Undefined when the browser blocks the tab. */
  reserve(): PaymentTab | undefined;
}
export const PaymentTabs = token<PaymentTabs>("PaymentTabs");
