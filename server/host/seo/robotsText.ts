/**
 * What a page is for is said by the page (`noindex`), which a crawler must be allowed to read. A store's own domain names
 * the store's sitemap; on the shared host every store has one under its prefix, and the host names no store to anybody.
 */
export function robotsText(origin: string, isShared: boolean): string {
  const rules = "User-agent: *\nAllow: /\nDisallow: /sandbox/\n";
  return isShared ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
