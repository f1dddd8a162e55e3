import { createContext } from "react";
import type { HistoryKeeper } from "./HistoryKeeper";

/** The history of the browser's router. `useHistoryKeeper` creates its keeper at the first use. */
export interface KeptHistory {
  readonly router: ConstructorParameters<typeof HistoryKeeper>[0];
  keeper: HistoryKeeper | undefined;
}

/** Undefined on a server and in stories, where layers make no history entries. */
export const HistoryContext = createContext<KeptHistory | undefined>(undefined);
