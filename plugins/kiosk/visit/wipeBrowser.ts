import { KEPT_CACHES } from "#kernel/offline/keptCaches.ts";

/**
 * Deletes everything that a browser may have stored, except what belongs to the device: its token and state, and the
 * offline worker's catalogue (ADR 50). A visit itself stores nothing; this removes what a script, a payment provider or a
 * later change of the code may have stored. @param kept the device's keys in the local storage
 */
export function wipeBrowser(kept: readonly string[]): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement) active.blur();
  // React remembers the focused field until it hears of a focusout. A field that was removed with the focus sends none, and
  // React would keep what was typed into it.
  document.querySelector("#root > *")?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  getSelection()?.removeAllRanges();
  wipeStorage(() => localStorage, kept);
  wipeStorage(() => sessionStorage, []);
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]?.trim();
    if (name) for (const path of pathsTo(location.pathname)) expire(name, path);
  }
  // The addresses of earlier requests contain the shopper's searches.
  performance.clearResourceTimings();
  void wipeCaches();
  void wipeDatabases();
  window.scrollTo(0, 0);
}

function expire(name: string, path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for secure contexts alone, and a kiosk may be none
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}`;
}

/**
 * A cookie is deleted under the path that it was set for. A page cannot read that path, so all are tried: `/`, `/shop`,
 * `/shop/kiosk`.
 */
function pathsTo(pathname: string): string[] {
  const parts = pathname.split("/").filter(Boolean);
  return ["/", ...parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`)];
}

function wipeStorage(open: () => Storage, kept: readonly string[]): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

async function wipeCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys().catch(() => []);
  for (const name of names) if (!name.startsWith(KEPT_CACHES)) await caches.delete(name).catch(() => false);
}

async function wipeDatabases(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  for (const { name } of (await indexedDB.databases?.().catch(() => [])) ?? []) {
    if (name) indexedDB.deleteDatabase(name);
  }
}
