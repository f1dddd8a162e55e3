import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** Shown for an unknown path inside the listing's area (spec 2.5). */
export function NoSuchCategory() {
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title="Not Found"
      action={
        <LinkButton appearance="primary" href="/category">
          Browse products
        </LinkButton>
      }
    />
  );
}
