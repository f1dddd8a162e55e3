/**
 * Writes the page of a long list that is on screen into the address, so that a reload and Back come to it again. The
 * router is not told: it would take the entry for a new one and forget where the shopper had scrolled to.
 * @param path where the list stands; while the next screen's code is on its way, the address is that screen's already
 */
export function rememberPage(page: number, path: string): void {
  const url = new URL(window.location.href);
  if (!url.pathname.endsWith(path)) return;
  if (page > 1) url.searchParams.set("page", String(page));
  else url.searchParams.delete("page");
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
