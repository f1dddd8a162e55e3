/** Letters that browsers leave out of an address or read as a slash: with them it may lead elsewhere than it seems to. */
const MISREAD = /[\\\p{Cc}\s]/u;

/** A link that a store wrote leads within the store (`/category/…`) or to an https address, and nowhere else (bar 12). */
export function isSafeLink(link: string | null): link is string {
  if (link === null || MISREAD.test(link)) return false;
  return /^\/(?!\/)/.test(link) || (/^https:\/\//i.test(link) && URL.canParse(link));
}
