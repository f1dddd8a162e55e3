import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees unused memory at once. It stops this process for a moment, so use it at the start only. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  collect();
}
