import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { DeliveryCalendar } from "./DeliveryCalendar";
import { SubscriptionEditor } from "./SubscriptionEditor";
import { SubscriptionList } from "./SubscriptionList";
import { SubscriptionRemoval } from "./SubscriptionRemoval";

/** Binds what only /account/subscription needs; the account area may call it more than once. */
export function bindSubscriptions(container: Container): void {
  if (container.isBound(SubscriptionList)) return;
  container.shared(SubscriptionList, SubscriptionList.needs);
  container.each(SubscriptionEditor, [ApiClient, SubscriptionList, Notices]);
  container.each(SubscriptionRemoval, [ApiClient, SubscriptionList, Notices]);
  container.each(DeliveryCalendar, DeliveryCalendar.needs);
}
