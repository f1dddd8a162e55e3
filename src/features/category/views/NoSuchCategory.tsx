import { EmptyState } from "#design/page-state/EmptyState.tsx";
import * as words from "../words.en";

/** Shown for an unknown path inside the listing's area (spec 2.5). */
export function NoSuchCategory() {
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title={words.notFound}
      link={{ href: "/category", text: words.browseProducts }}
    />
  );
}
