import { useEffect, useState } from "react";
import { afterPaint } from "../lifecycle/afterPaint";

/**
 * How many entries of a list to draw: `step` at first and, after each paint, `step` more, up to `count`. So the first rows
 * appear before those out of sight are drawn. @param key identifies the list; another key starts again
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
