import { useContext } from "react";
import { HistoryContext } from "./HistoryContext";
import { HistoryKeeper } from "./HistoryKeeper";

/**
 * Returns the page's history keeper, created at the first call. From then on the router's navigations go through it.
 * Undefined while a server draws the page.
 */
export function useHistoryKeeper(): HistoryKeeper | undefined {
  const history = useContext(HistoryContext);
  if (history) history.keeper ??= new HistoryKeeper(history.router, window);
  return history?.keeper;
}
