import { type ReactNode, useLayoutEffect, useState } from "react";

/**
 * Tells whether a part whose code loads later is rendered yet. When the part is a form, a submit button outside it must stay
 * disabled until then.
 * @returns `mark` must be rendered beside the part, inside the same `Suspense`
 */
export function useArrival(): { hasArrived: boolean; mark: ReactNode } {
  const [hasArrived, setArrived] = useState(false);
  return { hasArrived, mark: <Mark onDrawn={setArrived} /> };
}

/** React renders this together with the part beside it, and not before. */
function Mark({ onDrawn }: { onDrawn: (isDrawn: boolean) => void }) {
  useLayoutEffect(() => {
    onDrawn(true);
    return () => onDrawn(false);
  }, [onDrawn]);
  return null;
}
