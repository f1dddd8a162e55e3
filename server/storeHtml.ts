import sanitize from "sanitize-html";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote"],
    ...["b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "span", "div", "a", "img"],
    ...["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height"],
    th: ["scope"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https", "http"] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener noreferrer nofollow" }) },
};

const KEPT = 5000;
const known = new Map<string, string>();

/** HTML that a store wrote, with everything that could run, frame or restyle removed (bar 12). */
export function cleanStoreHtml(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const clean = sanitize(html, OPTIONS);
  if (known.size >= KEPT) known.clear();
  known.set(html, clean);
  return clean;
}
