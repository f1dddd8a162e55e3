import { createContext, useContext } from "react";
import type { Kiosk } from "./Kiosk";

/** Reaches through the shop that stands inside the kiosk, whose container knows nothing of it. */
export const KioskContext = createContext<Kiosk | undefined>(undefined);

export function useKiosk(): Kiosk {
  const kiosk = useContext(KioskContext);
  if (kiosk === undefined) throw new Error("This stands inside the kiosk's page only.");
  return kiosk;
}
