/**
 * Writes the page number of a long list into the address, so that a reload and Back return to it. Bypasses the router,
 * which would treat it as a new entry and forget its scroll position. @param path the path of the list; while the next
 * screen's code is loading, the address is already that screen's
 */
export function rememberPage(page: number, path: string): void {
  const url = new URL(window.location.href);
  if (!url.pathname.endsWith(path)) return;
  if (page > 1) url.searchParams.set("page", String(page));
  else url.searchParams.delete("page");
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
