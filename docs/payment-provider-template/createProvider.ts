import type { PaymentProvider } from "#domain/payments/index.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { ExamplepayProvider } from "./ExamplepayProvider";

export function createProvider(container: Services): PaymentProvider {
  return new ExamplepayProvider(container.get(ApiClient), container.get(AppConfig).payments);
}
