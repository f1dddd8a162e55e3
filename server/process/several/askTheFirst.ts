import { on } from "node:events";
import type { OfAll, Order, Report } from "./messages.types";

/** Longer than the first process waits for each of the others (`Processes`). */
const ANSWERS_WITHIN_MS = 5000;

/** Asks the first process for the metrics or the health of all processes. @throws when it does not answer in time */
export async function askTheFirst<K extends keyof OfAll>(what: K): Promise<OfAll[K]> {
  const orders = on(process, "message", { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  process.send?.({ asksOfAll: what } satisfies Report);
  for await (const [order] of orders as AsyncIterable<[Order]>) {
    const answer = "ofAll" in order ? order.ofAll[what] : undefined;
    if (answer !== undefined) return answer;
  }
  throw new Error("The first process did not answer.");
}
