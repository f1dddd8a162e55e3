import type { HtmlSanitizer, Sanitize } from "./HtmlSanitizer";

/** DOMPurify, loaded when a store's text is first shown. */
export class DomPurifySanitizer implements HtmlSanitizer {
  ready: Sanitize | undefined;
  private loading: Promise<Sanitize> | undefined;

  load(): Promise<Sanitize> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<Sanitize> {
    try {
      const { createSanitize } = await import("./createSanitize");
      this.ready = createSanitize();
      return this.ready;
    } catch {
      // The library failed to load, so the text is shown without its tags.
      return wordsOf;
    }
  }
}

function wordsOf(html: string): string {
  const words = new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
