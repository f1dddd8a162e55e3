import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router-dom";
import { HistoryContext } from "#design/history/HistoryContext.ts";
import type { StoreHistory } from "./createStoreHistory";
import type { AtHand } from "./pagesAtHand";

export interface StoreRouterProps {
  /** The store's path prefix. */
  basename: string;
  history: StoreHistory;
  atHand: AtHand;
  children: ReactNode;
}

/** The browser's router: `BrowserRouter` with a history that dialogs and sheets share (ADR 29). */
export function StoreRouter({ basename, history, atHand, children }: StoreRouterProps) {
  const { router } = history;
  const [{ action, location }, setPlace] = useState(() => ({ action: router.action, location: router.location }));
  useLayoutEffect(
    () =>
      router.listen((place) => {
        // A page whose code is loaded is drawn in the click's own task, before the next frame (ADR 9). Any other page is
        // drawn in a transition, which keeps the former page on screen until the code is loaded.
        if (place.action === "PUSH" && atHand.has(place.location)) setPlace(place);
        else startTransition(() => setPlace(place));
        if (place.action === "POP") history.keeper?.afterPopState();
      }),
    [router, history, atHand],
  );
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
