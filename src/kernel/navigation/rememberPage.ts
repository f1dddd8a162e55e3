/**
 * Writes the page of a long list that is on screen into the address, so that a reload and Back come to it again. The
 * router is not told: it would take the entry for a new one and forget where the shopper had scrolled to.
 */
export function rememberPage(page: number): void {
  const url = new URL(window.location.href);
  if (page > 1) url.searchParams.set("page", String(page));
  else url.searchParams.delete("page");
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
