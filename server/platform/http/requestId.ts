import { randomUUID } from "node:crypto";

/** Takes over a proxy's request id if it looks like one, so that logs can be followed across machines. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
