import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { ErrorState } from "../page-state/ErrorState";
import * as words from "../words.en";
import { Late } from "./Late";

const useStyles = makeStyles({ place: { minHeight: "320px" } });

export interface WhenNearProps {
  children: ReactNode;
  /** How many px below the screen loading begins; far enough that the content is there before the shopper. */
  ahead?: number;
}

/**
 * Renders its children, and so loads their code and data, when the shopper scrolls near them; their space is reserved until
 * then. When their code fails to load, what stands above them stays.
 */
export function WhenNear({ children, ahead = 800 }: WhenNearProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    // A busy browser reports several moments at once; the place may have come near in a later one.
    const onSeen = (seen: IntersectionObserverEntry[]) => seen.some((moment) => moment.isIntersecting) && setNear(true);
    const watcher = new IntersectionObserver(onSeen, { rootMargin: `${ahead}px 0px` });
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [ahead]);

  if (!isNear) return <div ref={ref} className={styles.place} />;
  return (
    <ErrorBoundary FallbackComponent={Failed}>
      <Late fallback={<div className={styles.place} />}>{children}</Late>
    </ErrorBoundary>
  );
}

function Failed({ resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorState compact title={words.partNotLoaded} message={words.checkConnection} onRetry={resetErrorBoundary} />
  );
}
