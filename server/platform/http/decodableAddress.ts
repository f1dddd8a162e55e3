/**
 * The address of a request in which a `%` that encodes nothing is encoded itself. So a mistyped address of a page shows the
 * page that says that there is none. A call of the API keeps its address, and its caller is told what is wrong.
 */
export function decodableAddress(address: string): string {
  if (!address.includes("%") || address.startsWith("/api/")) return address;
  const [path = "", ...query] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
