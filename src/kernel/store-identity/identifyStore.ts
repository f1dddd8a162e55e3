import type { StoreIdentity } from "./StoreIdentity";

/**
 * Spec 1: the store is named by the host name on its own domain, and by the first path segment on the shared domain and on
 * localhost. Returns `undefined` at the shared domain's root, which names no store (reading 27).
 */
export function identifyStore(
  host: string,
  pathname: string,
  sharedHosts: readonly string[],
): StoreIdentity | undefined {
  const hostname = hostnameOf(host);
  if (!sharedHosts.includes(hostname)) return { identifier: hostname, isDomain: true, basePath: "" };
  const segment = pathname.split("/")[1] ?? "";
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/i.test(segment)) return undefined;
  const identifier = segment.toLowerCase();
  return { identifier, isDomain: false, basePath: `/${identifier}` };
}

function hostnameOf(host: string): string {
  const name = host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : host.split(":")[0];
  return (name ?? "").toLowerCase().replace(/\.$/, "");
}
