import { useEffect, useState } from "react";
import { afterPaint } from "../lifecycle/afterPaint";

/**
 * How many entries of a list to draw: `step` at first and, after each paint, `step` more, up to `count`. So the first rows are
 * seen before the rest, which is out of sight, is drawn.
 * @param key another one is another list, which begins anew
 */
export function useGrowing(key: string, count: number, step: number): number {
  const [drawn, setDrawn] = useState({ key, entries: step });
  const entries = drawn.key === key ? drawn.entries : step;
  useEffect(
    () => (entries < count ? afterPaint(() => setDrawn({ key, entries: entries + step })) : undefined),
    [key, entries, count, step],
  );
  return Math.min(count, entries);
}
