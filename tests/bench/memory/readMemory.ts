import { setTimeout as delay } from "node:timers/promises";

/** What a shop's process reports of itself in `/metrics`, in MB. */
export interface Memory {
  /** The memory that is in the machine's RAM: what the process costs. */
  resident: number;
  /** The heap of JavaScript, with its free room. */
  heap: number;
  /** What JavaScript holds outside of its heap: buffers, and the memory of the embedded database. */
  external: number;
}

const AGAIN_AFTER_MS = 1_000;

const TRIES = 30;

/** @param token its METRICS_TOKEN */
export async function readMemory(port: number, token: string): Promise<Memory> {
  const text = await metrics(port, token, TRIES);
  const of = (name: string) => {
    const value = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
    if (value === undefined) throw new Error(`The shop does not report ${name}.`);
    return Math.round(Number(value) / 2 ** 20);
  };
  return {
    resident: of("process_resident_memory_bytes"),
    heap: of("nodejs_heap_size_total_bytes"),
    external: of("nodejs_external_memory_bytes"),
  };
}

/** Asks again while the shop is too busy to answer. */
async function metrics(port: number, token: string, tries: number): Promise<string> {
  try {
    const headers = { authorization: `Bearer ${token}`, connection: "close" };
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
    if (reply.ok) return await reply.text();
    throw new Error(`/metrics answered ${reply.status}.`);
  } catch (error) {
    if (tries <= 1) throw error;
    await delay(AGAIN_AFTER_MS);
    return metrics(port, token, tries - 1);
  }
}
