import { EmptyState } from "#design/page-state/EmptyState.tsx";
import * as words from "../words.en";

/** Shown when the address has no query; nothing is searched for then (spec 2.7). */
export function NoQuery() {
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title={words.whatAreYouLookingFor}
      text={words.typeName}
      link={{ href: "/category", text: words.browseProducts }}
    />
  );
}
