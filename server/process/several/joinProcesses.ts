import cluster from "node:cluster";
import type { Shop } from "../openShop";
import type { Order, Report } from "./messages.types";

/** Runs a shop as one of several processes: it reports its health to the first process, which tells it when to end. */
export async function joinProcesses(
  { listen, listenNoMore, missing, leave }: Pick<Shop, "listen" | "listenNoMore" | "missing" | "leave">,
  graceMs: number,
): Promise<void> {
  const end = async (withinMs: number) => {
    await leave(withinMs);
    // Node ends the channel only when the first process has handed over every connection meant for this one.
    cluster.worker?.disconnect();
  };
  // The same channel also carries requests for metrics (`serveAsOneOf`).
  process.on("message", async (order: Order | object) => {
    if ("asks" in order) report({ missing: await missing() });
    if (!("leaveWithinMs" in order)) return;
    if (order.isReplaced) listenNoMore();
    await end(order.leaveWithinMs);
  });
  process.on("disconnect", () => process.exit(0));
  process.on("SIGTERM", () => void end(graceMs));
  // Ctrl+C in a terminal reaches all processes at once; the first process decides when this one ends.
  process.on("SIGINT", () => {});
  report({ opened: await listen() });
}

function report(said: Report): void {
  if (process.connected) process.send?.(said);
}
