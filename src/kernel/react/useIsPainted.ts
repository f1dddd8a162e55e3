import { useEffect, useState } from "react";
import { afterPaint } from "../lifecycle/afterPaint";

/** False until the browser has painted the first rendering, so that a slower part can follow it. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
