import { useEffect } from "react";
import type { Comfort } from "./Comfort";

/** Marks <html> with what the shopper wants, because the keyboard and dialogs are rendered beside the kiosk's page. */
export function useReach({ isLow, isLarge }: Comfort): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.reach = [isLow && "low", isLarge && "large"].filter(Boolean).join(" ");
    return () => {
      delete root.dataset.reach;
    };
  }, [isLow, isLarge]);
}
