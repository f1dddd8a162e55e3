/**
 * The elements and attributes that are allowed in HTML that a store wrote. The platform removes all others when it answers,
 * and the browser once more before showing it (bar 12).
 */
export const storeHtml = {
  tags: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote"],
    ...["b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "span", "div", "a", "img"],
    ...["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"],
  ],
  /** No style, class, id or name: these could change the page's look or be mistaken for our own elements. */
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["scope"],
    "*": ["lang", "dir"],
  } as Record<string, readonly string[]>,
  /**
   * The allowed targets of a link: a web address, an e-mail address, a phone number, or a path from the store's root; never
   * another host without a scheme.
   */
  link: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  /** The allowed addresses of a picture. */
  picture: /^(?:https?:|\/(?![/\\]))/i,
  /** The page that a store's link opens gets no access to this window; a link to another site opens in a new tab. */
  relation: "noopener noreferrer nofollow",
  elsewhere: /^https?:/i,
} as const;
