import { createHash } from "node:crypto";

/** The hash of a token, which is all that is kept of it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
