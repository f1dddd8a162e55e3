import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { failureOf } from "#domain/catalogue/index.ts";
import type { Loaded } from "./Loaded.types";

/** Shown in place of a section that failed to load; the other sections stay. */
export function SectionFailure({ title, of }: { title: string; of: Loaded<unknown> }) {
  return (
    <ErrorState
      {...failureOf(of.error)}
      compact
      headingLevel={3}
      title={title}
      retrying={of.isFetching}
      onRetry={() => void of.refetch()}
    />
  );
}
