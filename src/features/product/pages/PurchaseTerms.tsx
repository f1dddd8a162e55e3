import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { BrandingStore } from "#domain/branding/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { deliveryTermsOf } from "#domain/checkout/index.ts";
import { paymentConfigQuery, storePaymentsOf } from "#domain/payments/index.ts";
import { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { STORE_CONTENT_MS } from "#kernel/query/staleTimes.ts";
import { useService } from "#kernel/react/useService.ts";
import { TermsList } from "../views/TermsList";

/** The store's terms: what delivery costs, how to pay, and where the policy on returns is. */
export const PurchaseTerms = observer(function PurchaseTerms() {
  const slots = useService(SlotRegistry);
  const terms = deliveryTermsOf(slots, useService(Services))?.data;
  return (
    <TermsList
      charge={terms?.shippingEnabled === false ? undefined : known(terms?.shippingCharge)}
      freeFrom={known(terms?.freeShippingFrom)}
      methods={useMethods(slots)}
    />
  );
});

/**
 * The names of the payment methods. The settings come with the page, because a call of its own would load the code for
 * calls. The checkout reads them anew.
 */
function useMethods(slots: SlotRegistry): string[] {
  const api = useService(ApiClient);
  const queries = useService(QueryCache);
  const { storeId } = useService(BrandingStore);
  const config = useMemo(
    () => queries.observe(() => ({ ...paymentConfigQuery(api, storeId), staleTime: STORE_CONTENT_MS })),
    [api, queries, storeId],
  );
  const settings = storePaymentsOf(config.data, slots);
  return slots
    .data("payment-method")
    .filter((method) => method.isOffered(settings) && method.hindrance?.(settings) === undefined)
    .map(({ label }) => label);
}

/** In paise; another platform may leave the amount out (reading 34). */
const known = (rupees: number | null | undefined) => (rupees == null ? undefined : toPaise(rupees));
