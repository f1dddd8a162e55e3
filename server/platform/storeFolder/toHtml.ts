import { marked } from "marked";
import { escapeHtml } from "../../escapeHtml";

/** Markdown as a store's owner writes it; what is HTML already stays. It is cleaned on its way out (`storeHtml.ts`). */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false, gfm: true }).trim();

/** A cell of a spreadsheet: HTML as it is, or plain lines. */
export function cellToHtml(cell: string): string {
  if (/<[a-z][\s\S]*>/i.test(cell) || cell === "") return cell;
  const paragraphs = cell.split(/(?:\r?\n){2,}/).map((text) => escapeHtml(text.trim()).replace(/\r?\n/g, "<br>"));
  return paragraphs.map((text) => `<p>${text}</p>`).join("");
}
