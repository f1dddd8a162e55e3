import { useEffect } from "react";

/** Starts a screen's store with the screen and ends it with the screen. */
export function useLifetime(store: { start(): void; dispose(): void }): void {
  useEffect(() => {
    store.start();
    return () => store.dispose();
  }, [store]);
}
