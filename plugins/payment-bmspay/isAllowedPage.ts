import type { AppConfig } from "../../src/kernel/config/AppConfig";

/** Whether a tab may go there: one of the configured origins, else the page's own or the platform's (quality, paymentUrl). */
export function isAllowedPage(
  url: string,
  { apiOrigin, payments }: Pick<AppConfig, "apiOrigin" | "payments">,
): boolean {
  const own = [location.origin, ...(apiOrigin ? [apiOrigin] : [])];
  const allowed = payments.pageOrigins.length > 0 ? payments.pageOrigins : own;
  if (!URL.canParse(url, location.href)) return false;
  // `javascript:` and `data:` have the origin "null", which nothing here can be.
  const { origin } = new URL(url, location.href);
  return origin !== "null" && allowed.includes(origin);
}
