import { marked } from "marked";
import { escapeHtml } from "#contract/page/escapeHtml.ts";

/** Converts an owner's Markdown; HTML in it stays. It is sanitised when it is sent (`storeHtml.ts`). */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false, gfm: true }).trim();

/** Converts a spreadsheet cell: HTML stays as it is, plain lines become paragraphs. */
export function cellToHtml(cell: string): string {
  if (/<[a-z][\s\S]*>/i.test(cell) || cell === "") return cell;
  const paragraphs = cell.split(/(?:\r?\n){2,}/).map((text) => escapeHtml(text.trim()).replace(/\r?\n/g, "<br>"));
  return paragraphs.map((text) => `<p>${text}</p>`).join("");
}
