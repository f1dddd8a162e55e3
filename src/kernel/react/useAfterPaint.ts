import { useEffect, useState } from "react";
import { afterPaint } from "../lifecycle/afterPaint";

/**
 * Returns the former value until the browser has painted the other changes, so that a slow part of a screen does not delay
 * the answer to a touch.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(() => value))), [painted, value]);
  return painted;
}
