import { Clock } from "#kernel/clock/Clock.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Container } from "#kernel/container/Container.ts";
import { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { bindVisibility } from "#kernel/visibility/bindVisibility.ts";
import { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { bindPayments } from "../bindPayments";
import { PaymentPages } from "../PaymentPages";
import { PaymentProviders } from "../PaymentProviders";
import { OrderWatch } from "../polling/OrderWatch";
import { PaymentPolling } from "../polling/PaymentPolling";
import { BrowserTabs } from "../tabs/BrowserTabs";
import { PaymentTabs } from "../tabs/PaymentTabs";
import { OnlinePayment } from "./OnlinePayment";
import { OnlineRecharge } from "./OnlineRecharge";
import { OrderPayment } from "./OrderPayment";
import { PaymentMemory } from "./PaymentMemory";
import { RechargePayments } from "./RechargePayments";

/** Binds what only pages with payments need; several pages call it. Each page has its own payment. */
export function bindOnlinePayments(container: Container): void {
  if (container.isBound(OnlinePayment)) return;
  bindPayments(container);
  container.value(PaymentTabs, new BrowserTabs());
  bindVisibility(container);
  container.each(PaymentProviders, [SlotRegistry, Services]);
  container.each(PaymentPages, [AppConfig]);
  container.each(PaymentPolling, [Clock, PageVisibility]);
  container.each(PaymentMemory, [StoreIdentity, KeyValueStorage]);
  container.each(OnlinePayment, OnlinePayment.needs);
  container.each(OrderWatch, [ApiClient, Clock, PageVisibility]);
  container.each(OrderPayment, OrderPayment.needs);
  container.each(RechargePayments, [OnlinePayment], (online) => new OnlineRecharge(online));
}
