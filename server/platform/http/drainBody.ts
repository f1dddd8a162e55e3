import type { IncomingMessage } from "node:http";

/** Three times the largest upload; the rest of a larger body is not read. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Reads and drops the rest of a body. Otherwise a caller that is still sending would see a broken connection instead of the
 * answer.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let left = MAX_BYTES;
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    request.once("end", resolve).once("close", resolve);
    request.resume();
  });
}
