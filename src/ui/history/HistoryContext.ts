import { createContext } from "react";
import type { HistoryKeeper } from "./HistoryKeeper";

/** The history of a browser's router. Who first opens something over a page makes its keeper. */
export interface KeptHistory {
  readonly router: ConstructorParameters<typeof HistoryKeeper>[0];
  keeper: HistoryKeeper | undefined;
}

/** Undefined where nobody keeps one: then nothing is entered into it. */
export const HistoryContext = createContext<KeptHistory | undefined>(undefined);
