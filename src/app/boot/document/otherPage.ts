import { isLanguageCode } from "#contract/languages.ts";
import { type BrandingStore, offeredLanguages } from "#domain/branding/index.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import type { PreparedPage } from "./PreparedPage.types";
import { unavailablePage } from "./unavailablePage";

/**
 * What is to be sent instead of this build's page: a redirect from a former name of the store (ADR 68) or from the address
 * with its first language's code (ADR 74), or the wish for the build of another language. Undefined when this build draws
 * the page; at the code of a language that the store does not offer that is its 404 page in its first language.
 */
export function otherPage(
  url: URL,
  { identifier, isDomain }: StoreIdentity,
  { organization }: BrandingStore,
  sharedHosts: readonly string[],
): PreparedPage | undefined {
  const { friendlyId = identifier, name, storeId } = organization;
  const asked = identifyStore(url, sharedHosts, isLanguageCode);
  const offered = offeredLanguages(organization);
  const [first] = offered;
  const language = asked?.language;
  const isFirst = language === first;
  const storePath = isDomain ? "" : `/${friendlyId}`;
  const head = { title: name, favicon: "", themeColor: "" };
  if (asked && (isFirst || (!isDomain && friendlyId !== identifier))) {
    const to = language && !isFirst ? `${storePath}/${language}` : storePath;
    return { status: 301, moved: { from: asked.basePath, to }, storeId, head };
  }
  const spoken = language && offered.includes(language) ? language : first;
  return spoken === __LANGUAGE__ ? undefined : { ...unavailablePage("unreachable"), otherLanguage: spoken };
}
