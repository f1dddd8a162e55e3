import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { QueryCache } from "../../kernel/query/QueryCache";
import { BrandingStore } from "../branding";
import { PaymentMethods } from "./PaymentMethods";
import { PaymentOptions } from "./PaymentOptions";

/** Several pages bring it: it is bound when the first of them comes. */
export function bindPayments(container: Container): void {
  if (container.isBound(PaymentOptions)) return;
  container
    .bind(PaymentOptions)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, branding: BrandingStore, slots: SlotRegistry) =>
        new PaymentOptions(api, queries, branding, slots),
      [ApiClient, QueryCache, BrandingStore, SlotRegistry],
    )
    .inSingletonScope();
  container
    .bind(PaymentMethods)
    .toResolvedValue(
      (slots: SlotRegistry, options: PaymentOptions) => new PaymentMethods(slots, options, container),
      [SlotRegistry, PaymentOptions],
    )
    .inSingletonScope();
}
