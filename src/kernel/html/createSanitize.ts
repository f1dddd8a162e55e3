import createPurify, { type Config } from "dompurify";
import { storeHtml } from "#contract/page/storeHtml.ts";
import type { Sanitize } from "./HtmlSanitizer";

const { tags, attributes, link, picture, relation, elsewhere } = storeHtml;
const general = attributes["*"] ?? [];

const RULES: Config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: Object.values(attributes).flat(),
  ALLOWED_URI_REGEXP: link,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * DOMPurify with the one rule for a store's HTML. This file imports the library, so it is loaded when a store's text is first
 * shown.
 */
export function createSanitize(): Sanitize {
  const purify = createPurify(window);
  purify.addHook("uponSanitizeAttribute", (node, data) => {
    const own = attributes[node.tagName.toLowerCase()] ?? [];
    data.keepAttr = own.includes(data.attrName) || general.includes(data.attrName);
    if (data.attrName === "src" && !picture.test(data.attrValue)) data.keepAttr = false;
  });
  purify.addHook("afterSanitizeAttributes", openApart);
  purify.addHook("afterSanitizeAttributes", describe);
  return (html) => purify.sanitize(html, RULES);
}

function openApart(node: Element): void {
  const href = node.tagName === "A" ? node.getAttribute("href") : null;
  if (href === null) return;
  node.setAttribute("rel", relation);
  if (elsewhere.test(href)) node.setAttribute("target", "_blank");
}

/** A picture without a description gets an empty `alt`, so that screen readers do not read its file name. */
function describe(node: Element): void {
  if (node.tagName === "IMG" && !node.hasAttribute("alt")) node.setAttribute("alt", "");
}
