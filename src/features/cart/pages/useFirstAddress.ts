import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

interface Addresses {
  readonly isLoaded: boolean;
  readonly list: readonly unknown[];
}

/**
 * Opens the address form when a shopper without an address comes to step 1 by Continue, because it is what comes next. It opens
 * once for each visit to the step, so that Back and Cancel leave it; a reload, Back and Forward do not open it (ADR 29).
 */
export function useFirstAddress({ isLoaded, list }: Addresses, open: () => void): void {
  const isReturn = useNavigationType() === "POP";
  const wasOpened = useRef(false);
  const isDue = isLoaded && list.length === 0 && !isReturn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens when it becomes due, not when the caller draws again
  useEffect(() => {
    if (!isDue || wasOpened.current) return;
    wasOpened.current = true;
    open();
  }, [isDue]);
}
