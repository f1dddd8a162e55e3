import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import * as words from "../words.en";

/** Spec 2.9, spec 8: there is no such order. */
export function OrderNotFound() {
  return (
    <EmptyState
      drawing="box"
      headingLevel={1}
      title={words.orderNotFound}
      text={words.mayBelongToAnother}
      action={
        <LinkButton appearance="primary" href="/account/orders">
          {words.seeYourOrders}
        </LinkButton>
      }
    />
  );
}
