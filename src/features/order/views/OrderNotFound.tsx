import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** Spec 2.9, spec 8: there is no such order. */
export function OrderNotFound() {
  return (
    <EmptyState
      drawing="box"
      headingLevel={1}
      title="Order not Found"
      text="It may belong to another number, or its address may be mistyped."
      action={
        <LinkButton appearance="primary" href="/account/orders">
          See your orders
        </LinkButton>
      }
    />
  );
}
