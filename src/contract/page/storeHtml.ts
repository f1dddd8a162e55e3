/** Of HTML that a store wrote, what stays: the platform cleans it on the way out, the browser before it is shown (bar 12). */
export const storeHtml = {
  tags: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote"],
    ...["b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "span", "div", "a", "img"],
    ...["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"],
  ],
  /** No style, class, id or name: they could restyle the page, or take the place of something of ours. */
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["scope"],
    "*": ["lang", "dir"],
  } as Record<string, readonly string[]>,
  /** Where a link may lead: the web, a mail, a call, or a path from the store's root; never another host without a scheme. */
  link: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
  /** Where a picture may come from. */
  picture: /^(?:https?:|\/(?![/\\]))/i,
  /** A link of the store's never hands over this window; one to another site opens beside it. */
  relation: "noopener noreferrer nofollow",
  elsewhere: /^https?:/i,
} as const;
