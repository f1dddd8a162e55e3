import { useEffect } from "react";
import { markPage } from "../markPage";
import type { Comfort } from "./Comfort";

/** Marks the page with the shopper's wishes, for style sheets. */
export function useReach({ isLow, isLarge }: Comfort): void {
  const wishes = [isLow && "low", isLarge && "large"].filter(Boolean).join(" ");
  useEffect(() => markPage("reach", wishes), [wishes]);
}
