import { offlineAddress } from "#contract/page/offlineAddress.ts";

/**
 * Lets this device open a page without a network from now on (ADR 50), and installs a newer worker if there is one. Without
 * service workers (a page without HTTPS, or a build without one) nothing changes. Never rejects. Resolves when the newest
 * worker handles the page's requests, or could not be installed. @param page the page's path with the store's prefix:
 * `/fresh-basket/kiosk`
 */
export async function keepOpen(page: string): Promise<void> {
  // In a story the address lies outside the worker's scope.
  if (!("serviceWorker" in navigator) || !location.pathname.startsWith(page)) return;
  try {
    const registration = await navigator.serviceWorker.register(offlineAddress(__LANGUAGE__), {
      scope: page,
      updateViaCache: "none",
    });
    // Otherwise the browser may delete the caches when its disk is full.
    await navigator.storage?.persist?.();
    await registration.update();
    await untilSeen(registration);
    registration.active?.postMessage(filesOfThisPage());
  } catch {
    // The next call tries again.
  }
}

/** The newest worker takes over the page by itself (`src/app/offline/worker`). */
function untilSeen({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const newest = installing ?? waiting;
  if (newest === null) return Promise.resolve();
  return new Promise((done) => {
    newest.addEventListener("statechange", () => {
      if (newest.state === "activated" || newest.state === "redundant") done();
    });
  });
}

/** A page that was loaded before its worker existed tells the worker which build's files it uses. */
function filesOfThisPage(): string[] {
  const scripts = [...document.scripts].filter(({ src }) => src.startsWith(`${location.origin}/assets/`));
  return scripts.map(({ src }) => new URL(src).pathname);
}
