/** A remark for whoever changes the code: why it is built so, or another file. */
const OF_CODE =
  /Fluent|\bADR\b|observer|\bour own\b|style sheet|Swiper|\bnodes?\b|\bARIA\b|rendered|manifest|sanitis|code (?:is loaded|loads)|`memo`|\bscripts\b/i;

/** What a comment of the code says to a designer: without its sources, and without the sentences that speak of code. */
export function plainWords(comment: string): string {
  const plain = comment
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\s*\((?:spec|bar|reading|ADR|WCAG|ARIA)[^)]*\)/gi, "")
    .replace(/^Spec \d[\d.]*(?:(?:, | and )(?:spec )?\d[\d.]*)*(?:[:,.]? |\.$)/, "");
  const sentences = plain.split(/(?<=[.!?])\s+(?=[A-Z'‘“])/).filter((sentence) => !OF_CODE.test(sentence));
  const text = sentences.join(" ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
