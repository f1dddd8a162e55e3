import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects at once what is no longer used. It stops this process for a moment, so it is for the start alone. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  collect();
}
