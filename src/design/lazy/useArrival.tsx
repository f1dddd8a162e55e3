import { type ReactNode, useLayoutEffect, useState } from "react";

/**
 * Tells whether a lazily loaded part is rendered yet. A submit button outside a lazily loaded form must stay disabled until
 * then. @returns `mark` must be rendered beside the part, inside the same `Suspense`
 */
export function useArrival(): { hasArrived: boolean; mark: ReactNode } {
  const [hasArrived, setArrived] = useState(false);
  return { hasArrived, mark: <Mark onDrawn={setArrived} /> };
}

/** React renders this together with the part beside it. */
function Mark({ onDrawn }: { onDrawn: (isDrawn: boolean) => void }) {
  useLayoutEffect(() => {
    onDrawn(true);
    return () => onDrawn(false);
  }, [onDrawn]);
  return null;
}
