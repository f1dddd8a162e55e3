import { BrandingStore } from "../../src/domain/branding";
import type { PaymentProvider } from "../../src/domain/payments";
import { AppConfig } from "../../src/kernel/config/AppConfig";
import type { Services } from "../../src/kernel/container/Services";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { RazorpayProvider } from "./RazorpayProvider";

export function createProvider(container: Services): PaymentProvider {
  return new RazorpayProvider(
    container.get(ApiClient),
    container.get(AppConfig).payments,
    container.get(BrandingStore),
  );
}
