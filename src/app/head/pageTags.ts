import type { LanguageCode } from "#contract/languages.ts";
import { iconAt } from "#contract/pictures.ts";
import type { PageDescription, SiteAddresses } from "#kernel/plugin/PageDescription.types.ts";
import type { HeadTag } from "../boot/document/PreparedPage.types";
import { names } from "../boot/protocol";

export interface PageFacts {
  site: SiteAddresses;
  storeName: string;
  logoPath: string;
  isIndexed: boolean;
  hasAddress: boolean;
  /** The languages of the store, its first one first. */
  languages: readonly LanguageCode[];
  summary: string;
  page: PageDescription & { path: string };
}

/** The icon that a device shows when a shopper adds the store to the home screen. */
export function storeTags(logoPath: string): HeadTag[] {
  return logoPath ? [link("apple-touch-icon", iconAt(logoPath, 180))] : [];
}

/** Tags for search engines and link previews. */
export function pageTags({
  site,
  storeName,
  logoPath,
  isIndexed,
  hasAddress,
  languages,
  summary,
  page,
}: PageFacts): HeadTag[] {
  if (!isIndexed) return [meta("name", "robots", "noindex"), meta("name", "description", summary)].map(ofPage);
  const { path, heading = storeName, kind = "website", previous, next } = page;
  const picture = site.file(page.picture || logoPath);
  const address = site.page(path);
  return [
    meta("name", "description", summary),
    ...(hasAddress ? [link("canonical", address), meta("property", "og:url", address)] : []),
    ...(hasAddress ? inEachLanguage(site, languages, path) : []),
    ...(hasAddress && previous ? [link("prev", site.page(previous))] : []),
    ...(hasAddress && next ? [link("next", site.page(next))] : []),
    meta("property", "og:type", kind),
    meta("property", "og:site_name", storeName),
    meta("property", "og:title", heading),
    meta("property", "og:description", summary),
    meta("property", "og:locale", `${__LANGUAGE__}_IN`),
    ...(picture ? [meta("property", "og:image", picture), meta("property", "og:image:alt", heading)] : []),
    meta("name", "twitter:card", page.picture ? "summary_large_image" : "summary"),
  ].map(ofPage);
}

/** The page's address in each language; for a reader of none of them the first one. None in a store with one language. */
function inEachLanguage(site: SiteAddresses, languages: readonly LanguageCode[], path: string): HeadTag[] {
  const [first, ...others] = languages;
  if (first === undefined || others.length === 0) return [];
  const inFirst = site.pageIn(undefined, path);
  return [
    alternate(first, inFirst),
    ...others.map((code) => alternate(code, site.pageIn(code, path))),
    alternate("x-default", inFirst),
  ];
}

function alternate(hreflang: string, href: string): HeadTag {
  return { name: "link", attributes: { rel: "alternate", hreflang, href } };
}

/** Marks a tag as one that `removeFirstPageTags` removes. */
function ofPage({ name, attributes }: HeadTag): HeadTag {
  return { name, attributes: { ...attributes, [names.ofPage]: "" } };
}

function meta(by: "name" | "property", key: string, content: string): HeadTag {
  return { name: "meta", attributes: { [by]: key, content } };
}

function link(rel: string, href: string): HeadTag {
  return { name: "link", attributes: { rel, href } };
}
