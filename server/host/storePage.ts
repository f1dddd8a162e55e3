import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PageParts {
  nonce: string;
  head: { title: string; favicon: string; themeColor: string };
  /** Written as JSON for the page to read. */
  data: object;
}

/** The built index.html with a store's title, icon, colour and data written into it. */
export function storePage(dist: string): (parts: PageParts) => string {
  const template = readFileSync(join(dist, "browser/index.html"), "utf8");
  return ({ nonce, head, data }) =>
    template
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
      .replace("<!--haat:head-->", () => headOf(head))
      .replace("<!--haat:data-->", () => {
        return `<script id="haat-data" type="application/json" nonce="${nonce}">${safeJson({ ...data, nonce })}</script>`;
      });
}

function headOf({ favicon, themeColor }: PageParts["head"]): string {
  // Without one the browser would ask for /favicon.ico, which is no store's.
  const icon = `<link rel="icon" href="${escapeHtml(favicon || "data:,")}">`;
  const colour = themeColor ? `<meta name="theme-color" content="${escapeHtml(themeColor)}">` : "";
  return icon + colour;
}

/** No `</script>` nor `<!--` can stand in it, whatever a store is called. */
function safeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
