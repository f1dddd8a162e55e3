import type { IncomingMessage } from "node:http";

/** Three times the largest upload: whoever sends more is not waited for. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Reads what is left of a body that nobody wants. A caller that is answered and cut while it still sends sees a broken
 * connection instead of the answer.
 */
export function readAway(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let left = MOST_BYTES;
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    request.once("end", resolve).once("close", resolve);
    request.resume();
  });
}
