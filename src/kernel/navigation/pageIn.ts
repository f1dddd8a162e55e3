/** `?page=3` → 3; 1 for anything that is no page number, or more than a platform must take. */
export function pageIn(address: URLSearchParams): number {
  const page = address.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
