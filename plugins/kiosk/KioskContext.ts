import { createContext, useContext } from "react";
import type { Kiosk } from "./Kiosk";

/** A React context, because the shop inside the kiosk has a container of its own. */
export const KioskContext = createContext<Kiosk | undefined>(undefined);

export function useKiosk(): Kiosk {
  const kiosk = useContext(KioskContext);
  if (kiosk === undefined) throw new Error("This stands inside the kiosk's page only.");
  return kiosk;
}
