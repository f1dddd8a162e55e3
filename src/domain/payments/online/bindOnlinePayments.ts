import { Clock } from "#kernel/clock/Clock.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Container } from "#kernel/container/Container.ts";
import { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { DocumentVisibility } from "#kernel/visibility/DocumentVisibility.ts";
import { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { BrandingStore } from "../../branding";
import { SessionStore } from "../../session";
import { bindPayments } from "../bindPayments";
import { StorePaymentSettings } from "../methods/StorePaymentSettings";
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

/** Binds what only pages with payments need; several pages call it. Each page has a payment of its own. */
export function bindOnlinePayments(container: Container): void {
  if (container.isBound(OnlinePayment)) return;
  bindPayments(container);
  container.value(PaymentTabs, new BrowserTabs());
  container.value(PageVisibility, new DocumentVisibility());
  container.each(PaymentProviders, [SlotRegistry, Services]);
  container.each(PaymentPages, [AppConfig]);
  container.each(PaymentPolling, [Clock, PageVisibility]);
  container.each(PaymentMemory, [StoreIdentity, KeyValueStorage]);
  container.each(OnlinePayment, {
    providers: PaymentProviders,
    polling: PaymentPolling,
    options: StorePaymentSettings,
    shopper: SessionStore,
    branding: BrandingStore,
    tabs: PaymentTabs,
    pages: PaymentPages,
    notices: Notices,
    clock: Clock,
  });
  container.each(OrderWatch, [ApiClient, Clock, PageVisibility]);
  container.each(OrderPayment, {
    api: ApiClient,
    online: OnlinePayment,
    memory: PaymentMemory,
    watch: OrderWatch,
    notices: Notices,
  });
  container.each(RechargePayments, [OnlinePayment], (online) => new OnlineRecharge(online));
}
