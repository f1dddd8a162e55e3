import type { Container } from "inversify";
import { AddressBookStore, AddressEditor, bindAddresses } from "../../domain/addresses";
import { BrandingStore } from "../../domain/branding";
import { bindPayments, PaymentMethods } from "../../domain/payments";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Navigation } from "../../kernel/navigation/Navigation";
import { Notices } from "../../kernel/notices/Notices";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { QueryCache } from "../../kernel/query/QueryCache";
import { SetupAddress } from "./SetupAddress";
import { SubscriptionPayments } from "./SubscriptionPayments";
import { SubscriptionSetup } from "./SubscriptionSetup";

/** What only /subscription/{productId} needs. */
export function bindSetup(container: Container): void {
  bindAddresses(container);
  bindPayments(container);
  container
    .bind(SubscriptionPayments)
    .toResolvedValue(
      (slots: SlotRegistry, methods: PaymentMethods) => new SubscriptionPayments(slots, methods),
      [SlotRegistry, PaymentMethods],
    )
    .inSingletonScope();
  container
    .bind(SubscriptionSetup)
    .toResolvedValue(
      (
        book: AddressBookStore,
        editor: AddressEditor,
        payments: SubscriptionPayments,
        api: ApiClient,
        queries: QueryCache,
        session: SessionStore,
        branding: BrandingStore,
        notices: Notices,
        navigation: Navigation,
        clock: Clock,
      ) => {
        const address = new SetupAddress(book, editor);
        const collaborators = { api, queries, session, branding, address, payments, notices, navigation, clock };
        return new SubscriptionSetup(collaborators);
      },
      [
        AddressBookStore,
        AddressEditor,
        SubscriptionPayments,
        ApiClient,
        QueryCache,
        SessionStore,
        BrandingStore,
        Notices,
        Navigation,
        Clock,
      ],
    )
    .inTransientScope();
}
