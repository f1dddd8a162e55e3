import type { Container } from "inversify";
import { PaymentPages, type PaymentProvider } from "../../src/domain/payments";
import { AppConfig } from "../../src/kernel/config/AppConfig";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { BmspayProvider } from "./BmspayProvider";

export function createProvider(container: Container): PaymentProvider {
  return new BmspayProvider(container.get<ApiClient>(ApiClient), new PaymentPages(container.get<AppConfig>(AppConfig)));
}
