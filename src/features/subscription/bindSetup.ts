import { AddressBookStore, AddressEditor, bindAddresses } from "../../domain/addresses";
import { BrandingStore } from "../../domain/branding";
import { bindPayments, PaymentMethods } from "../../domain/payments";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import { PlatformClock } from "../../kernel/clock/PlatformClock";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Navigation } from "../../kernel/navigation/Navigation";
import { Notices } from "../../kernel/notices/Notices";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { QueryCache } from "../../kernel/query/QueryCache";
import { SubscriptionAddress } from "./SubscriptionAddress";
import { SubscriptionPayments } from "./SubscriptionPayments";
import { SubscriptionSetup } from "./SubscriptionSetup";

/** Binds what only /subscription/{productId} needs. */
export function bindSetup(container: Container): void {
  bindAddresses(container);
  bindPayments(container);
  container.shared(SubscriptionPayments, [SlotRegistry, PaymentMethods]);
  container.each(
    SubscriptionSetup,
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
      PlatformClock,
    ],
    (book, editor, payments, api, queries, session, branding, notices, navigation, clock, platform) => {
      const address = new SubscriptionAddress(book, editor);
      const collaborators = {
        api,
        queries,
        session,
        branding,
        address,
        payments,
        notices,
        navigation,
        clock,
        platform,
      };
      return new SubscriptionSetup(collaborators);
    },
  );
}
