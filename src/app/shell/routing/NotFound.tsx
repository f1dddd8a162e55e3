import { LinkButton } from "#design/button/Button.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";

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
