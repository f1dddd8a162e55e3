import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Where a click opens a page, what stands around its children is drawn first, and they right after it. What a server has
 * drawn is taken over whole.
 */
export function AfterFirst({ children }: { children: ReactNode }) {
  const isOpened = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isTurn = useDeferredValue(true, !isOpened);
  return isTurn ? children : null;
}
