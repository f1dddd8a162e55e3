import type { LanguageCode } from "#contract/languages.ts";
import type { SiteAddresses } from "#kernel/plugin/PageDescription.types.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";

/**
 * The canonical addresses of a store. A store with its own domain has them there, because its pages on the shared host are
 * copies; other stores have them under their prefix on the shared host. Scheme and port are those of the request (ADR 16).
 */
export function siteOf(url: URL, identity: StoreIdentity, domain: string | undefined): SiteAddresses {
  const host = domain ? `${domain}${url.port ? `:${url.port}` : ""}` : url.host;
  const origin = `${url.protocol}//${host}`;
  const storeRoot = domain || identity.isDomain ? origin : `${origin}/${identity.identifier}`;
  const pageIn = (language: LanguageCode | undefined, path: string) => {
    const root = language ? `${storeRoot}/${language}` : storeRoot;
    // Written as the store's own links are: the prefix alone, without a slash at the end.
    return path === "/" && root !== origin ? root : `${root}${path}`;
  };
  return {
    page: (path) => pageIn(identity.language, path),
    pageIn,
    file: (path) => {
      if (path === "" || !URL.canParse(path, origin)) return undefined;
      const { href, protocol } = new URL(path, origin);
      return /^https?:$/.test(protocol) ? href : undefined;
    },
  };
}
