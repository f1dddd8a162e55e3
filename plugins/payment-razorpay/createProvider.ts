import { BrandingStore } from "#domain/branding/index.ts";
import type { PaymentProvider } from "#domain/payments/index.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { RazorpayProvider } from "./RazorpayProvider";

export function createProvider(container: Services): PaymentProvider {
  return new RazorpayProvider(
    container.get(ApiClient),
    container.get(AppConfig).payments,
    container.get(BrandingStore),
  );
}
