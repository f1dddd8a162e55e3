import { EmptyState } from "#design/page-state/EmptyState.tsx";
import * as words from "../words.en";

/** Spec 2.1: the page for any other path. */
export function NotFound() {
  return (
    <EmptyState drawing="search" title={words.notFound} headingLevel={1} link={{ href: "/", text: words.goHome }} />
  );
}
