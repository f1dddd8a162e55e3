import { createHash } from "node:crypto";

/** What is kept of a token. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
