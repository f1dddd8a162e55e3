import { AddressBookStore, AddressEditor, bindAddresses } from "#domain/addresses/index.ts";
import { bindPayments, PaymentMethods } from "#domain/payments/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { SubscriptionAddress } from "./SubscriptionAddress";
import { SubscriptionPayments } from "./SubscriptionPayments";
import { SubscriptionSetup } from "./SubscriptionSetup";

/** Binds what only /subscription/{productId} needs. */
export function bindSetup(container: Container): void {
  bindAddresses(container);
  bindPayments(container);
  container.shared(SubscriptionPayments, [SlotRegistry, PaymentMethods]);
  container.each(SubscriptionAddress, [AddressBookStore, AddressEditor]);
  container.each(SubscriptionSetup, SubscriptionSetup.needs);
}
