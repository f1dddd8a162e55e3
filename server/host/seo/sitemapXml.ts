import { escapeHtml } from "#contract/page/escapeHtml.ts";

export interface SitemapUrl {
  /** An absolute address. */
  address: string;
  /** ISO 8601. */
  changedAt?: string;
  /** The addresses of the same page in all languages, with its own. */
  versions?: readonly { hreflang: string; address: string }[];
}

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const VERSIONS_SPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Writes the addresses of pages as they arrive. */
export async function* urlsetXml(
  groups: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
): AsyncGenerator<string> {
  yield `${OPEN}<urlset ${SPACE} ${VERSIONS_SPACE}>\n`;
  for await (const urls of groups) yield urls.map((url) => entry("url", url)).join("");
  yield "</urlset>\n";
}

/** Writes the addresses of a sitemap's files. */
export function indexXml(urls: readonly SitemapUrl[]): string[] {
  return [`${OPEN}<sitemapindex ${SPACE}>\n`, ...urls.map((url) => entry("sitemap", url)), "</sitemapindex>\n"];
}

function entry(tag: string, { address, changedAt, versions = [] }: SitemapUrl): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : "";
  const links = versions.map(
    (version) => `<xhtml:link rel="alternate" hreflang="${version.hreflang}" href="${escapeHtml(version.address)}"/>`,
  );
  return `<${tag}><loc>${escapeHtml(address)}</loc>${changed}${links.join("")}</${tag}>\n`;
}
