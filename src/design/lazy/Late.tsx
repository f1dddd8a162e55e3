import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from "react";
import { codeArrivals } from "./codeArrivals";

/**
 * `Suspense` that shows a `lazyPart` as soon as its code is there (ADR 80). React alone shows it 300 ms after the fallback
 * at the earliest, by a timer that a busy browser may lose. Not for HTML that is still to be hydrated: React drops it when
 * this draws anew.
 */
export function Late({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  // A transition is neither held back nor drawn in one long task.
  useEffect(() => codeArrivals.listen(() => startTransition(drawAnew)), []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
