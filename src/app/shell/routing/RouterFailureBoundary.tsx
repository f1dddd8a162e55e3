import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { RouterFailure } from "./RouterFailure";

interface RouterFailureBoundaryProps {
  onFailed?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Spec 2.1: any router failure shows the default fallback, until the shopper goes to another page. */
export function RouterFailureBoundary({ onFailed, children }: RouterFailureBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary resetKeys={[pathname, search]} onError={onFailed} FallbackComponent={RouterFailure}>
      {children}
    </ErrorBoundary>
  );
}
