import { type ReactNode, useLayoutEffect, useState } from "react";

/**
 * Whether a part whose code comes later is drawn yet: a button elsewhere that sends its form would be pressed in vain.
 * @returns `mark` to be put beside the part, within its `Suspense`
 */
export function useArrival(): { hasArrived: boolean; mark: ReactNode } {
  const [hasArrived, setArrived] = useState(false);
  return { hasArrived, mark: <Mark onDrawn={setArrived} /> };
}

/** React draws it together with the part beside it, and not before. */
function Mark({ onDrawn }: { onDrawn: (isDrawn: boolean) => void }) {
  useLayoutEffect(() => {
    onDrawn(true);
    return () => onDrawn(false);
  }, [onDrawn]);
  return null;
}
