/** Characters that browsers drop from an address or read as a slash, so that a link leads elsewhere than it seems to. */
const MISREAD = /[\\\p{Cc}\s]/u;

/** True for a store's link that leads within the store (`/category/…`) or to an https address (bar 12). */
export function isSafeLink(link: string | null): link is string {
  if (link === null || MISREAD.test(link)) return false;
  return /^\/(?!\/)/.test(link) || (/^https:\/\//i.test(link) && URL.canParse(link));
}
