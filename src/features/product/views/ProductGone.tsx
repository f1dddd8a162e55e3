import { EmptyState } from "#design/page-state/EmptyState.tsx";
import * as words from "../words.en";

/** Shown when the product was removed from the store, or the address is wrong. */
export function ProductGone() {
  return (
    <EmptyState
      drawing="box"
      headingLevel={1}
      title={words.thisProductIsGone}
      text={words.storeNoLongerHasIt}
      link={{ href: "/category", text: words.browseProducts }}
    />
  );
}
