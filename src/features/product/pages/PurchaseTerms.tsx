import { observer } from "mobx-react-lite";
import { toPaise } from "../../../domain/catalogue";
import { bindPayments, StorePaymentSettings } from "../../../domain/payments";
import { Services } from "../../../kernel/container/Services";
import { deliveryTermsOf } from "../../../kernel/plugin/deliveryTermsOf";
import { SlotRegistry } from "../../../kernel/plugin/SlotRegistry";
import { useBinding } from "../../../kernel/react/useBinding";
import { useService } from "../../../kernel/react/useService";
import { TermsList } from "../views/TermsList";

/** What the store's settings say of buying: what delivery costs, how to pay, and where the rules of returning stand. */
export const PurchaseTerms = observer(function PurchaseTerms() {
  useBinding(bindPayments);
  const slots = useService(SlotRegistry);
  const settings = useService(StorePaymentSettings);
  const terms = deliveryTermsOf(slots, useService(Services))?.data;
  const offered = slots
    .data("payment-method")
    .filter((method) => method.isOffered(settings) && method.hindrance?.(settings) === undefined);
  return (
    <TermsList
      charge={terms?.shippingEnabled === false ? undefined : known(terms?.shippingCharge)}
      freeFrom={known(terms?.freeShippingFrom)}
      methods={offered.map(({ label }) => label)}
    />
  );
});

/** In paise; another platform may leave the amount out (reading 34). */
const known = (rupees: number | null | undefined) => (rupees == null ? undefined : toPaise(rupees));
