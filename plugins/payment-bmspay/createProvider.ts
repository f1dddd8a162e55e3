import { PaymentPages, type PaymentProvider } from "#domain/payments/index.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { BmspayProvider } from "./BmspayProvider";

export function createProvider(container: Services): PaymentProvider {
  return new BmspayProvider(container.get(ApiClient), new PaymentPages(container.get(AppConfig)));
}
