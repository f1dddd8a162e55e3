/**
 * Disallows crawling only in the sandbox. Pages that are not for search engines say so themselves (`noindex`), and a
 * crawler must be able to read that. On a store's own domain the file names the store's sitemap. On the shared host each
 * store has a sitemap under its prefix, and the file names none of them.
 */
export function robotsText(origin: string, isShared: boolean): string {
  const rules = "User-agent: *\nAllow: /\nDisallow: /sandbox/\n";
  return isShared ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
