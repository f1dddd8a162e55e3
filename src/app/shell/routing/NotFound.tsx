import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";

/** Spec 2.1: the page for any other path. */
export function NotFound() {
  return (
    <EmptyState
      drawing="search"
      title="Not Found"
      headingLevel={1}
      action={
        <LinkButton appearance="primary" href="/">
          Go to the home page
        </LinkButton>
      }
    />
  );
}
