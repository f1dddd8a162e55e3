/**
 * A page restored from the back/forward cache does not know what has happened since. When the session is a different one, the
 * page is hidden and reloaded, so that Back after a logout shows nothing of the account (bar 8).
 */
export function reloadWhenRestored(isOutdated: () => boolean): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !isOutdated()) return;
    document.body.hidden = true;
    location.reload();
  });
}
