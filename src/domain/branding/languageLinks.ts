import { type LanguageCode, languages } from "#contract/languages.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { storePath } from "#kernel/store-identity/storePath.ts";
import { offeredLanguages } from "./offeredLanguages";

/** The same page in one of the store's languages. */
export interface LanguageLink {
  code: LanguageCode;
  /** The language's name in the language itself. */
  name: string;
  /** A whole address, because another language is another program (ADR 63). */
  href: string;
  isCurrent: boolean;
}

/** @param path the page's path and query, from the store's root @returns an empty list for a store with one language */
export function languageLinks(
  organization: Pick<Organization, "languages">,
  identity: Pick<StoreIdentity, "basePath" | "language">,
  path: string,
): LanguageLink[] {
  const offered = offeredLanguages(organization);
  const [first] = offered;
  if (offered.length < 2) return [];
  return offered.map((code) => ({
    code,
    name: languages[code].name,
    href: `${storePath(identity)}${code === first ? "" : `/${code}`}${path}`,
    isCurrent: code === (identity.language ?? first),
  }));
}
