import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

interface Addresses {
  readonly isLoaded: boolean;
  readonly list: readonly unknown[];
}

/**
 * Opens the address form when a shopper without an address comes to step 1 by Continue. Once for each arrival, so that Back
 * and Cancel close it for good; never on a reload, Back or Forward (ADR 29).
 */
export function useFirstAddress({ isLoaded, list }: Addresses, open: () => void): void {
  const isReturn = useNavigationType() === "POP";
  const wasOpened = useRef(false);
  const isDue = isLoaded && list.length === 0 && !isReturn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens when it becomes due, and not at each rendering of the caller
  useEffect(() => {
    if (!isDue || wasOpened.current) return;
    wasOpened.current = true;
    open();
  }, [isDue]);
}
