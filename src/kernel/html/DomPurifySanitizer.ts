import type { Config } from "dompurify";
import type { HtmlSanitizer, Sanitize } from "./HtmlSanitizer";

const RULES: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ["style", "form", "input", "button", "select", "textarea", "dialog", "iframe", "video", "audio"],
  // An id or name of the store's could take the place of one of ours (DOM clobbering).
  FORBID_ATTR: ["style", "class", "id", "name", "srcset", "ping"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
};

/** DOMPurify, fetched when the first text of a store's is shown. */
export class DomPurifySanitizer implements HtmlSanitizer {
  ready: Sanitize | undefined;
  private loading: Promise<Sanitize> | undefined;

  load(): Promise<Sanitize> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<Sanitize> {
    try {
      const { default: createPurify } = await import("dompurify");
      const purify = createPurify(window);
      purify.addHook("afterSanitizeAttributes", openApart);
      purify.addHook("afterSanitizeAttributes", describe);
      this.ready = (html) => purify.sanitize(html, RULES);
      return this.ready;
    } catch {
      // The library did not come: the words alone are shown.
      return wordsOf;
    }
  }
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

function wordsOf(html: string): string {
  const words = new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
