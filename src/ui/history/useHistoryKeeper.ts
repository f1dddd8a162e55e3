import { useContext } from "react";
import { HistoryContext } from "./HistoryContext";
import { HistoryKeeper } from "./HistoryKeeper";

/** From now on the router's navigations go through it. In a browser alone: not while a server draws. */
export function useHistoryKeeper(): HistoryKeeper | undefined {
  const history = useContext(HistoryContext);
  if (history) history.keeper ??= new HistoryKeeper(history.router, window);
  return history?.keeper;
}
