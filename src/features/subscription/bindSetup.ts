import { AddressBookStore, AddressEditor, bindAddresses } from "#domain/addresses/index.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { bindPayments, PaymentMethods } from "#domain/payments/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
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
