import sanitize from "sanitize-html";
import { storeHtml } from "../src/contract/page/storeHtml";

const { tags, attributes, link, picture, relation, elsewhere } = storeHtml;

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    a: [...(attributes.a ?? []), "rel", "target"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, rel: _rel, target: _target, ...rest }) => {
      if (href === undefined || !link.test(href)) return { tagName, attribs: rest };
      const target: sanitize.Attributes = elsewhere.test(href) ? { target: "_blank" } : {};
      return { tagName, attribs: { href, ...rest, rel: relation, ...target } };
    },
    img: (tagName, { src, ...rest }) => {
      const source: sanitize.Attributes = src !== undefined && picture.test(src) ? { src } : {};
      // A picture without a description counts as decoration; a screen reader would otherwise read its file name aloud.
      return { tagName, attribs: { ...source, alt: "", ...rest } };
    },
  },
};

const KEPT = 5000;
const known = new Map<string, string>();

/**
 * Removes from a store's HTML everything that could run code, frame other pages or change the page's style (bar 12).
 */
export function cleanStoreHtml(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const clean = sanitize(html, OPTIONS);
  if (known.size >= KEPT) known.clear();
  known.set(html, clean);
  return clean;
}
