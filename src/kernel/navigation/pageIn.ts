/** `?page=3` → 3; 1 for anything that is no page number, or is larger than every platform accepts. */
export function pageIn(address: URLSearchParams): number {
  const page = address.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
