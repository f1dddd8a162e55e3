import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startHost } from "./startHost";
import { undrawnBuild } from "./undrawnBuild";

/** Runs the host alone in a separate process that reports its memory when asked. */
setFlagsFromString("--expose-gc");
const SETTLED_BYTES = 50_000;
const collect = runInNewContext("gc") as () => void;
const [, , platformOrigin = "", cacheMegabytes = "", drawing = ""] = process.argv;
if (drawing === "stub") process.env.HAAT_DIST = await undrawnBuild();
const { origin } = await startHost(platformOrigin, { PAGE_CACHE_MB: cacheMegabytes });
process.on("message", async () => {
  // One collection may free what the next one can collect.
  let held: number;
  do {
    held = process.memoryUsage().heapUsed;
    collect();
    await setImmediate();
  } while (held - process.memoryUsage().heapUsed > SETTLED_BYTES);
  process.send?.(process.memoryUsage());
});
process.send?.(origin);
