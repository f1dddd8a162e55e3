import { PageState, type PageStateProps } from "./PageState";

export type EmptyStateProps = Omit<PageStateProps, "alert">;

/** Says that there is nothing here yet, and what the shopper can do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <PageState {...props} />;
}
