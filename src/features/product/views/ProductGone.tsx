import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** Shown when the product was removed from the store, or the address is wrong. */
export function ProductGone() {
  return (
    <EmptyState
      drawing="box"
      headingLevel={1}
      title="This product is gone"
      text="The store no longer has it, or the link is not quite right."
      action={
        <LinkButton appearance="primary" href="/category">
          Browse products
        </LinkButton>
      }
    />
  );
}
