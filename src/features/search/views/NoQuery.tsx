import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** Shown when the address has no query; nothing is searched for then (spec 2.7). */
export function NoQuery() {
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title="What are you looking for?"
      text="Type a product's name in the search box above."
      action={
        <LinkButton appearance="primary" href="/category">
          Browse products
        </LinkButton>
      }
    />
  );
}
