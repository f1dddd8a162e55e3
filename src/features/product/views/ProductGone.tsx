import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** The product was taken out of the store, or the address is mistyped. */
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
