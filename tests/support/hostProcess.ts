import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startHost } from "./startHost";
import { undrawnBuild } from "./undrawnBuild";

/** The host alone in a process of its own, which says what it holds in memory when it is asked. */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const [, , platformOrigin = "", cacheMegabytes = "", drawing = ""] = process.argv;
if (drawing === "stub") process.env.HAAT_DIST = await undrawnBuild();
const { origin } = await startHost(platformOrigin, { PAGE_CACHE_MB: cacheMegabytes });
process.on("message", () => {
  // What was freed by the first may hold what the second frees.
  collect();
  setTimeout(() => {
    collect();
    process.send?.(process.memoryUsage());
  }, 200);
});
process.send?.(origin);
