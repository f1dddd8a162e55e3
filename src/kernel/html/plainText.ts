const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of a store's HTML on one line, for page descriptions; must never be inserted as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gis, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (written, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? written;
      return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, " ")
    .trim();
}

/** Cuts the text between two words to at most `most` characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}
