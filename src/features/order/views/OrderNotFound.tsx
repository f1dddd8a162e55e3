import { EmptyState } from "#design/page-state/EmptyState.tsx";
import * as words from "../words.en";

/** Spec 2.9, spec 8: there is no such order. */
export function OrderNotFound() {
  return (
    <EmptyState
      drawing="box"
      headingLevel={1}
      title={words.orderNotFound}
      text={words.mayBelongToAnother}
      link={{ href: "/account/orders", text: words.seeYourOrders }}
    />
  );
}
