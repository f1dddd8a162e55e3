import type { Container } from "inversify";
import { BrandingStore } from "../../domain/branding";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { DeliveryCalendar } from "./DeliveryCalendar";
import { SubscriptionEditor } from "./SubscriptionEditor";
import { SubscriptionList } from "./SubscriptionList";
import { SubscriptionRemoval } from "./SubscriptionRemoval";

/** What only /account/subscription needs; the account area may bring it more than once. */
export function bindSubscriptions(container: Container): void {
  if (container.isBound(SubscriptionList)) return;
  container
    .bind(SubscriptionList)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore, notices: Notices) =>
        new SubscriptionList(api, queries, session, notices),
      [ApiClient, QueryCache, SessionStore, Notices],
    )
    .inSingletonScope();
  container
    .bind(SubscriptionEditor)
    .toResolvedValue(
      (api: ApiClient, list: SubscriptionList, notices: Notices, clock: Clock) =>
        new SubscriptionEditor(api, list, notices, clock),
      [ApiClient, SubscriptionList, Notices, Clock],
    )
    .inTransientScope();
  container
    .bind(SubscriptionRemoval)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore, notices: Notices) =>
        new SubscriptionRemoval(api, queries, session, notices),
      [ApiClient, QueryCache, SessionStore, Notices],
    )
    .inTransientScope();
  container
    .bind(DeliveryCalendar)
    .toResolvedValue(
      (
        api: ApiClient,
        queries: QueryCache,
        session: SessionStore,
        branding: BrandingStore,
        notices: Notices,
        clock: Clock,
      ) => new DeliveryCalendar({ api, queries, session, branding, notices, clock }),
      [ApiClient, QueryCache, SessionStore, BrandingStore, Notices, Clock],
    )
    .inTransientScope();
}
