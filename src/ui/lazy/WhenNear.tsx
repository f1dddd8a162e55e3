import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { ErrorState } from "../page-state/ErrorState";

const useStyles = makeStyles({ place: { minHeight: "320px" } });

export interface WhenNearProps {
  children: ReactNode;
  /** px below the screen at which it begins: so far that what comes is there before the shopper is. */
  ahead?: number;
}

/**
 * Draws its children, and so fetches their code and data, once the shopper is near; their place is kept until then. What
 * stands above them stays when their code does not come.
 */
export function WhenNear({ children, ahead = 800 }: WhenNearProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${ahead}px 0px`,
    });
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [ahead]);

  if (!isNear) return <div ref={ref} className={styles.place} />;
  return (
    <ErrorBoundary FallbackComponent={Failed}>
      <Suspense fallback={<div className={styles.place} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failed({ resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorState
      compact
      title="This part of the page did not load"
      message="Check your connection and try again."
      onRetry={resetErrorBoundary}
    />
  );
}
