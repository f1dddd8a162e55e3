import type { Clock } from "#kernel/clock/Clock.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { StorePaymentSettings } from "../methods/StorePaymentSettings";
import type { PaymentPages } from "../PaymentPages";
import type { PaymentProviders } from "../PaymentProviders";
import type { PaymentPolling } from "../polling/PaymentPolling";
import type { PaymentTabs } from "../tabs/PaymentTabs";

export interface OnlinePaymentParts {
  providers: Pick<PaymentProviders, "entryOf" | "load">;
  polling: Pick<PaymentPolling, "poll" | "askNow" | "end">;
  options: Pick<StorePaymentSettings, "onlinePaymentName" | "onlineHindrance" | "renew">;
  shopper: { readonly customerId: string; readonly name: string; readonly mobile: string };
  branding: { readonly orgId: string; readonly name: string };
  tabs: PaymentTabs;
  pages: Pick<PaymentPages, "allows">;
  notices: Notices;
  clock: Clock;
}
