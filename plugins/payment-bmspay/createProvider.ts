import { PaymentPages, type PaymentProvider } from "../../src/domain/payments";
import { AppConfig } from "../../src/kernel/config/AppConfig";
import type { Services } from "../../src/kernel/container/Services";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { BmspayProvider } from "./BmspayProvider";

export function createProvider(container: Services): PaymentProvider {
  return new BmspayProvider(container.get(ApiClient), new PaymentPages(container.get(AppConfig)));
}
