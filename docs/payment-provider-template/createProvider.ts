import type { Container } from "inversify";
import type { PaymentProvider } from "../../src/domain/payments";
import { AppConfig } from "../../src/kernel/config/AppConfig";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { ExamplepayProvider } from "./ExamplepayProvider";

export function createProvider(container: Container): PaymentProvider {
  return new ExamplepayProvider(container.get<ApiClient>(ApiClient), container.get<AppConfig>(AppConfig).payments);
}
