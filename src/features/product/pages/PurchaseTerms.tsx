import { observer } from "mobx-react-lite";
import { toPaise } from "#domain/catalogue/index.ts";
import { deliveryTermsOf } from "#domain/checkout/index.ts";
import { Services } from "#kernel/container/Services.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { useService } from "#kernel/react/useService.ts";
import { TermsList } from "../views/TermsList";

/** What the store's settings say of buying: what delivery costs, and where the rules of returning stand. */
export const PurchaseTerms = observer(function PurchaseTerms() {
  const terms = deliveryTermsOf(useService(SlotRegistry), useService(Services))?.data;
  return (
    <TermsList
      charge={terms?.shippingEnabled === false ? undefined : known(terms?.shippingCharge)}
      freeFrom={known(terms?.freeShippingFrom)}
    />
  );
});

/** In paise; another platform may leave the amount out (reading 34). */
const known = (rupees: number | null | undefined) => (rupees == null ? undefined : toPaise(rupees));
