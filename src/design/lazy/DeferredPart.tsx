import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * When a click opens a page, renders the page's frame first and these children right after it. Prerendered HTML is hydrated
 * as a whole.
 */
export function DeferredPart({ children }: { children: ReactNode }) {
  const isOpened = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isTurn = useDeferredValue(true, !isOpened);
  return isTurn ? children : null;
}
