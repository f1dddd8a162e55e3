/** What draws nothing: code, tags and spaces, but for a picture's tag. */
const NOTHING =
  /<(script|style)\b.*?<\/\1>|<(?!img\b)[^>]*>|&(nbsp|zwnj|zwj|#160|#xa0|#8203|#x200b);|[\s\u200b-\u200d]/gis;

/** HTML without any words or picture, such as the `<p></p>` that an editor leaves of a text that was taken away. */
export function isBlankHtml(html: string | undefined): boolean {
  return !html?.replace(NOTHING, "");
}
