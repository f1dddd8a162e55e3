import { languages, type StoreText } from "#contract/languages.ts";

/** A store's HTML with its language and direction, where it is not in the language of the answer; for a field's cleaned HTML. */
export function markLanguage(html: string, { inFirstLanguage, firstLanguage }: StoreText, field: string): string {
  if (firstLanguage === undefined || !inFirstLanguage?.includes(field)) return html;
  return `<div lang="${firstLanguage}" dir="${languages[firstLanguage].direction}">${html}</div>`;
}
