/** The page of this store that a link opens without a reload; undefined for any other link, and for the page that is shown. */
export function pageLinkOf(target: EventTarget | null, basePath: string): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target !== "" || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isInside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  if (url.origin !== location.origin || !isInside) return undefined;
  return url.pathname === location.pathname && url.search === location.search ? undefined : url;
}
