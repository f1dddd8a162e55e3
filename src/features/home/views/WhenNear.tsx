import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** So far below the screen that what comes is there before the shopper is. */
const AHEAD = "800px 0px";

const useStyles = makeStyles({ place: { minHeight: "320px" } });

/** Draws its children, and so fetches their code and data, once the shopper is near; their place is kept until then. */
export function WhenNear({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);

  if (!isNear) return <div ref={ref} className={styles.place} />;
  return <Suspense fallback={<div className={styles.place} />}>{children}</Suspense>;
}
