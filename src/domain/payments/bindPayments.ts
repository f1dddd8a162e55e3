import type { Container } from "../../kernel/container/Container";
import { Services } from "../../kernel/container/Services";
import { ApiClient } from "../../kernel/http/ApiClient";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { QueryCache } from "../../kernel/query/QueryCache";
import { BrandingStore } from "../branding";
import { PaymentMethods } from "./methods/PaymentMethods";
import { StorePaymentSettings } from "./methods/StorePaymentSettings";

/** Called by several pages; the first one binds. */
export function bindPayments(container: Container): void {
  if (container.isBound(StorePaymentSettings)) return;
  container.shared(StorePaymentSettings, [ApiClient, QueryCache, BrandingStore, SlotRegistry]);
  container.shared(PaymentMethods, [SlotRegistry, StorePaymentSettings, Services]);
}
