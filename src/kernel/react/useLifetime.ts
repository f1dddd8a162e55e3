import { useEffect } from "react";

/** Starts a screen's store when the screen is mounted and disposes it when the screen is unmounted. */
export function useLifetime(store: { start(): void; dispose(): void }): void {
  useEffect(() => {
    store.start();
    return () => store.dispose();
  }, [store]);
}
