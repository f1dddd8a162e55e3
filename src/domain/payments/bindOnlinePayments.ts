import type { Container } from "inversify";
import { Clock } from "../../kernel/clock/Clock";
import { AppConfig } from "../../kernel/config/AppConfig";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { BrandingStore } from "../branding";
import { SessionStore } from "../session";
import { BrowserTabs } from "./BrowserTabs";
import { bindPayments } from "./bindPayments";
import { DocumentVisibility } from "./DocumentVisibility";
import { OnlinePayment } from "./OnlinePayment";
import { OnlineRecharge } from "./OnlineRecharge";
import { OrderPayment } from "./OrderPayment";
import { OrderWatch } from "./OrderWatch";
import { PageVisibility } from "./PageVisibility";
import { PaymentMemory } from "./PaymentMemory";
import { PaymentOptions } from "./PaymentOptions";
import { PaymentPages } from "./PaymentPages";
import { PaymentPolling } from "./PaymentPolling";
import { PaymentProviders } from "./PaymentProviders";
import { PaymentTabs } from "./PaymentTabs";
import { RechargePayments } from "./RechargePayments";

/** What only the pages need on which money is paid; several bring it. Each of them runs one payment of its own. */
export function bindOnlinePayments(container: Container): void {
  if (container.isBound(OnlinePayment)) return;
  bindPayments(container);
  container.bind(PaymentTabs).toConstantValue(new BrowserTabs());
  container.bind(PageVisibility).toConstantValue(new DocumentVisibility());
  container
    .bind(PaymentProviders)
    .toResolvedValue((slots: SlotRegistry) => new PaymentProviders(slots, container), [SlotRegistry]);
  container.bind(PaymentPages).toResolvedValue((config: AppConfig) => new PaymentPages(config), [AppConfig]);
  container
    .bind(PaymentPolling)
    .toResolvedValue(
      (clock: Clock, visibility: PageVisibility) => new PaymentPolling(clock, visibility),
      [Clock, PageVisibility],
    );
  container
    .bind(PaymentMemory)
    .toResolvedValue(
      (identity: StoreIdentity, storage: KeyValueStorage) => new PaymentMemory(identity, storage),
      [StoreIdentity, KeyValueStorage],
    );
  container
    .bind(OnlinePayment)
    .toResolvedValue(
      (
        providers: PaymentProviders,
        polling: PaymentPolling,
        options: PaymentOptions,
        shopper: SessionStore,
        branding: BrandingStore,
        tabs: PaymentTabs,
        pages: PaymentPages,
        notices: Notices,
        clock: Clock,
      ) => new OnlinePayment({ providers, polling, options, shopper, branding, tabs, pages, notices, clock }),
      [
        PaymentProviders,
        PaymentPolling,
        PaymentOptions,
        SessionStore,
        BrandingStore,
        PaymentTabs,
        PaymentPages,
        Notices,
        Clock,
      ],
    )
    .inTransientScope();
  container
    .bind(OrderWatch)
    .toResolvedValue(
      (api: ApiClient, clock: Clock, visibility: PageVisibility) => new OrderWatch(api, clock, visibility),
      [ApiClient, Clock, PageVisibility],
    );
  container
    .bind(OrderPayment)
    .toResolvedValue(
      (api: ApiClient, online: OnlinePayment, memory: PaymentMemory, watch: OrderWatch, notices: Notices) =>
        new OrderPayment({ api, online, memory, watch, notices }),
      [ApiClient, OnlinePayment, PaymentMemory, OrderWatch, Notices],
    )
    .inTransientScope();
  container
    .bind<RechargePayments>(RechargePayments)
    .toResolvedValue((online: OnlinePayment) => new OnlineRecharge(online), [OnlinePayment]);
}
