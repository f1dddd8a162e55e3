/**
 * A page out of the back/forward cache has missed what happened meanwhile: when the session is another, it is hidden and
 * loaded anew, so that Back after a logout shows nothing of the account (bar 8).
 */
export function reloadWhenRestored(isOutdated: () => boolean): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !isOutdated()) return;
    document.body.hidden = true;
    location.reload();
  });
}
