import { PageState, type PageStateProps } from "./PageState";

export type EmptyStateProps = Omit<PageStateProps, "alert">;

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <PageState {...props} />;
}
