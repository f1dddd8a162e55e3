import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export function hmacSha256(secret: string, encoding: "hex" | "base64", ...parts: (string | Buffer)[]): string {
  const hmac = createHmac("sha256", secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest(encoding);
}

/** Compares in constant time, so that the time taken tells nothing about the right signature. */
export function isSame(given: string | string[] | undefined, right: string): boolean {
  if (typeof given !== "string") return false;
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Identifies an event by the signed body, because headers with an id are not signed. */
export function digestOf(rawBody: Buffer): string {
  return createHash("sha256").update(rawBody).digest("hex");
}
