import type { Container } from "#kernel/container/Container.ts";
import { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { BrandingStore } from "../branding";
import { PaymentMethods } from "./methods/PaymentMethods";
import { StorePaymentSettings } from "./methods/StorePaymentSettings";

/** Called by several pages; the first one binds. */
export function bindPayments(container: Container): void {
  if (container.isBound(StorePaymentSettings)) return;
  container.shared(StorePaymentSettings, [ApiClient, QueryCache, BrandingStore, SlotRegistry]);
  container.shared(PaymentMethods, [SlotRegistry, StorePaymentSettings, Services]);
}
