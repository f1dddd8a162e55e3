import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router-dom";
import { HistoryContext } from "../../ui/history/HistoryContext";
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
  useLayoutEffect(() => {
    let from = router.location.pathname;
    return router.listen((place) => {
      const { pathname } = place.location;
      // What a click opens is drawn before the next frame; a transition would come after it. It is needed where code has to
      // come first, because it keeps the page before on screen.
      if (place.action === "PUSH" && atHand.has(pathname, from)) setPlace(place);
      else startTransition(() => setPlace(place));
      from = pathname;
      if (place.action === "POP") history.keeper?.afterPopState();
    });
  }, [router, history, atHand]);
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
