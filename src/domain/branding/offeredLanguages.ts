import type { LanguageCode } from "#contract/languages.ts";
import type { Organization } from "#contract/store/organizations.ts";

/** The languages in which the store's pages can be read, its first one first: what it offers and what was built (ADR 74). */
export function offeredLanguages({
  languages = ["en"],
}: Pick<Organization, "languages">): [LanguageCode, ...LanguageCode[]] {
  const [first = fallback(), ...others] = languages.filter((code) => __LANGUAGES__.includes(code));
  return [first, ...others];
}

/** A store none of whose languages was built is shown in the first language that was. */
function fallback(): LanguageCode {
  const [first = __LANGUAGE__] = __LANGUAGES__;
  return first;
}
