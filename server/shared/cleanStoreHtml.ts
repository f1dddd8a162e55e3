import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";
import { storeHtml } from "#contract/page/storeHtml.ts";

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

/** In characters. Cleaning takes longer than reading, and the same texts are read again and again. */
const KEPT = 8_000_000;
const cleaned = new LRUCache<string, string>({
  maxSize: KEPT,
  sizeCalculation: (_, html) => html.length * 2 + 100,
  memoMethod: (html) => sanitize(html, OPTIONS),
});

/** Removes from a store's HTML everything that could run code, frame other pages or change the page's style (bar 12). */
export const cleanStoreHtml = (html: string): string => cleaned.memo(html);
