import createPurify, { type Config } from "dompurify";
import type { Sanitize } from "./HtmlSanitizer";

const RULES: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "select", "textarea", "dialog", "iframe", "video", "audio"],
  // An id or name of the store's could take the place of one of ours (DOM clobbering).
  FORBID_ATTR: ["style", "class", "id", "name", "srcset", "ping"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
};

/** DOMPurify with our rules; with the library, whose code comes when the first text of a store's is shown. */
export function createSanitize(): Sanitize {
  const purify = createPurify(window);
  purify.addHook("afterSanitizeAttributes", openApart);
  purify.addHook("afterSanitizeAttributes", describe);
  return (html) => purify.sanitize(html, RULES);
}

/** A link of the store's never hands over this window. */
function openApart(node: Element): void {
  if (node.tagName !== "A" || !node.hasAttribute("href")) return;
  node.setAttribute("rel", "noopener noreferrer nofollow");
  if (/^https?:/i.test(node.getAttribute("href") ?? "")) node.setAttribute("target", "_blank");
}

/** A picture that the store does not describe is decoration, not a file name read aloud. */
function describe(node: Element): void {
  if (node.tagName === "IMG" && !node.hasAttribute("alt")) node.setAttribute("alt", "");
}
