import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { QueryCache } from "../../kernel/query/QueryCache";
import { BrandingStore } from "../branding";
import { PaymentMethods } from "./PaymentMethods";
import { PaymentOptions } from "./PaymentOptions";

export function bindPayments(container: Container): void {
  container
    .bind(PaymentOptions)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, branding: BrandingStore) => new PaymentOptions(api, queries, branding),
      [ApiClient, QueryCache, BrandingStore],
    )
    .inSingletonScope();
  container
    .bind(PaymentMethods)
    .toResolvedValue((slots: SlotRegistry) => new PaymentMethods(slots, container), [SlotRegistry])
    .inSingletonScope();
}
