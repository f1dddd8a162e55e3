import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import * as words from "../words.en";

/** Shown when the product was removed from the store, or the address is wrong. */
export function ProductGone() {
  return (
    <EmptyState
      drawing="box"
      headingLevel={1}
      title={words.thisProductIsGone}
      text={words.storeNoLongerHasIt}
      action={
        <LinkButton appearance="primary" href="/category">
          {words.browseProducts}
        </LinkButton>
      }
    />
  );
}
