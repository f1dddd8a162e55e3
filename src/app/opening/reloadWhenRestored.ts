/**
 * Reloads a page that comes back from the browser's back/forward cache with another session. It is hidden first, so that
 * Back after a logout shows nothing of the account (bar 8).
 */
export function reloadWhenRestored(isOutdated: () => boolean): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !isOutdated()) return;
    document.body.hidden = true;
    location.reload();
  });
}
