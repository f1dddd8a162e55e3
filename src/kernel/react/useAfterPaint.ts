import { useEffect, useState } from "react";
import { afterPaint } from "../lifecycle/afterPaint";

/**
 * Returns the value as it was until the browser has painted what else changed with it, so that an answer to a touch does not wait
 * for the slower part of a screen.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(() => value))), [painted, value]);
  return painted;
}
