import { escapeHtml } from "#contract/page/escapeHtml.ts";

export interface SitemapUrl {
  /** An absolute address. */
  address: string;
  /** ISO 8601. */
  changedAt?: string;
}

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes the addresses of pages as they arrive. */
export async function* urlsetXml(
  groups: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
): AsyncGenerator<string> {
  yield `${OPEN}<urlset ${SPACE}>\n`;
  for await (const urls of groups) yield urls.map((url) => entry("url", url)).join("");
  yield "</urlset>\n";
}

/** Writes the addresses of a sitemap's files. */
export function indexXml(urls: readonly SitemapUrl[]): string[] {
  return [`${OPEN}<sitemapindex ${SPACE}>\n`, ...urls.map((url) => entry("sitemap", url)), "</sitemapindex>\n"];
}

function entry(tag: string, { address, changedAt }: SitemapUrl): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : "";
  return `<${tag}><loc>${escapeHtml(address)}</loc>${changed}</${tag}>\n`;
}
