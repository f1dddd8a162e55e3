import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator } from "react-router-dom";
import type { KeptHistory } from "#design/history/HistoryContext.ts";

export interface StoreHistory extends Navigator, KeptHistory {
  readonly router: ReturnType<typeof createBrowserHistory>;
}

/** The router's history in the browser. The code for dialogs and steps is loaded with the first of them (ADR 9, 29). */
export function createStoreHistory(): StoreHistory {
  const router = createBrowserHistory({ v5Compat: true });
  const { layers } = window.history.state;
  // The page was reloaded while layers were open over it. They are closed now, so this goes back past their entries.
  if (layers) router.go(-layers.length);
  const history: StoreHistory = {
    ...router,
    router,
    keeper: undefined,
    push: (to, state) => (history.keeper ?? router).push(to, state),
    replace: (to, state) => (history.keeper ?? router).replace(to, state),
  };
  // Listeners run in the order of their registration. This one comes before the router's, which must not hear of the
  // layers' entries.
  window.addEventListener("popstate", (event) => history.keeper?.onPopState(event));
  return history;
}
