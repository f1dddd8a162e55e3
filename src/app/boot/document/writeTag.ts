import { escapeHtml } from "#contract/page/escapeHtml.ts";
import type { HeadTag } from "./PreparedPage.types";

export function writeTag({ name, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>`;
}
