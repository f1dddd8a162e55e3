import type { SiteAddresses } from "../../kernel/plugin/PageDescription.types";
import type { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";

/**
 * A store is known by its own domain where it has one, and the shared host's pages of it are copies; else by its prefix
 * there. Scheme and port are those it was asked under.
 */
export function siteOf(url: URL, identity: StoreIdentity, domain: string | undefined): SiteAddresses {
  const host = domain ? `${domain}${url.port ? `:${url.port}` : ""}` : url.host;
  const origin = `${url.protocol}//${host}`;
  const root = domain || identity.isDomain ? origin : `${origin}${identity.basePath}`;
  return {
    // As the store's own links are written: the prefix alone, without a slash behind it.
    page: (path) => (path === "/" && root !== origin ? root : `${root}${path}`),
    file: (path) => {
      if (path === "" || !URL.canParse(path, origin)) return undefined;
      const { href, protocol } = new URL(path, origin);
      return /^https?:$/.test(protocol) ? href : undefined;
    },
  };
}
