/** For a year, but not for subdomains, which may belong to other stores. */
const HSTS = "max-age=31536000";

/** The headers that are different for each call. */
export function callHeaders(id: string, protocol: string): Record<string, string> {
  return protocol === "https" ? { "x-request-id": id, "strict-transport-security": HSTS } : { "x-request-id": id };
}
