import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** Spec 2.8, step 0. */
export function EmptyCart() {
  return (
    <EmptyState
      drawing="cart"
      headingLevel={1}
      title="Your Cart is Empty"
      text="Browse our products and start adding items to your cart!"
      action={
        <LinkButton appearance="primary" size="large" href="/category">
          Shop more
        </LinkButton>
      }
    />
  );
}
