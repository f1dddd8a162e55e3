import { createHash } from "node:crypto";

/** The hash of a token. Only the hash is stored. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
