import type { PaymentProvider } from "../../src/domain/payments";
import { AppConfig } from "../../src/kernel/config/AppConfig";
import type { Services } from "../../src/kernel/container/Services";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { ExamplepayProvider } from "./ExamplepayProvider";

export function createProvider(container: Services): PaymentProvider {
  return new ExamplepayProvider(container.get(ApiClient), container.get(AppConfig).payments);
}
