import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator } from "react-router-dom";
import type { KeptHistory } from "../../ui/history/HistoryContext";

export interface StoreHistory extends Navigator, KeptHistory {
  readonly router: ReturnType<typeof createBrowserHistory>;
}

/** The router's history in the browser. What knows of dialogs and steps comes with the first of them (ADR 9, 29). */
export function createStoreHistory(): StoreHistory {
  const router = createBrowserHistory({ v5Compat: true });
  const { layers } = window.history.state;
  // Loaded anew where something was open over the page; nothing is now.
  if (layers) router.go(-layers.length);
  const history: StoreHistory = {
    ...router,
    router,
    keeper: undefined,
    push: (to, state) => (history.keeper ?? router).push(to, state),
    replace: (to, state) => (history.keeper ?? router).replace(to, state),
  };
  // Before the router, which hears nothing of what opens over a page: listeners of a window are asked in their order.
  window.addEventListener("popstate", (event) => history.keeper?.popped(event));
  return history;
}
