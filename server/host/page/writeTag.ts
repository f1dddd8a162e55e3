import type { HeadTag } from "../../../src/contract/page/PreparedPage.types";
import { escapeHtml } from "../../escapeHtml";

export function writeTag({ name, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>`;
}
