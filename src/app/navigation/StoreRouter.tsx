import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router-dom";
import { HistoryContext } from "../../ui/history/HistoryContext";
import type { StoreHistory } from "./createStoreHistory";

export interface StoreRouterProps {
  /** The store's path prefix. */
  basename: string;
  history: StoreHistory;
  children: ReactNode;
}

/** The browser's router: `BrowserRouter` with a history that dialogs and sheets share (ADR 29). */
export function StoreRouter({ basename, history, children }: StoreRouterProps) {
  const { router } = history;
  const [{ action, location }, setPlace] = useState(() => ({ action: router.action, location: router.location }));
  useLayoutEffect(
    () =>
      router.listen((place) => {
        startTransition(() => setPlace(place));
        if (place.action === "POP") history.keeper?.afterPopState();
      }),
    [router, history],
  );
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
