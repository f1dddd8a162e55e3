import cluster from "node:cluster";
import type { Shop } from "../openShop";
import type { Order, Report } from "./messages.types";

/** Opens a shop in one of several processes: the first one is told how it is, and says when to end. */
export async function joinProcesses(
  { listen, listenNoMore, missing, leave }: Pick<Shop, "listen" | "listenNoMore" | "missing" | "leave">,
  graceMs: number,
): Promise<void> {
  const end = async (withinMs: number) => {
    await leave(withinMs);
    // Waits until the first process has no connection left that it is handing over to this one.
    cluster.worker?.disconnect();
  };
  // Not the only messages: figures are asked for in the same way (`serveAsOneOf`).
  process.on("message", async (order: Order | object) => {
    if ("asks" in order) report({ missing: await missing() });
    if (!("leaveWithinMs" in order)) return;
    if (order.isReplaced) listenNoMore();
    await end(order.leaveWithinMs);
  });
  process.on("disconnect", () => process.exit(0));
  process.on("SIGTERM", () => void end(graceMs));
  // A terminal tells all processes at once; the first one decides.
  process.on("SIGINT", () => {});
  report({ opened: await listen() });
}

function report(said: Report): void {
  if (process.connected) process.send?.(said);
}
