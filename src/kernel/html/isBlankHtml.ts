/** Matches what draws nothing: scripts, styles, spaces and all tags but `<img>`. */
const NOTHING =
  /<(script|style)\b.*?<\/\1>|<(?!img\b)[^>]*>|&(nbsp|zwnj|zwj|#160|#xa0|#8203|#x200b);|[\s\u200b-\u200d]/gis;

/** True for HTML without text or picture, such as the `<p></p>` that an editor leaves when its text was deleted. */
export function isBlankHtml(html: string | undefined): boolean {
  return !html?.replace(NOTHING, "");
}
