import type { Container } from "inversify";
import { BrandingStore } from "../../src/domain/branding";
import type { PaymentProvider } from "../../src/domain/payments";
import { AppConfig } from "../../src/kernel/config/AppConfig";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { RazorpayProvider } from "./RazorpayProvider";

export function createProvider(container: Container): PaymentProvider {
  return new RazorpayProvider(
    container.get<ApiClient>(ApiClient),
    container.get<AppConfig>(AppConfig).payments,
    container.get(BrandingStore),
  );
}
