/** The build writes the worker's script to this address (`scripts/build/OfflineWorkerPlugin`). */
const SCRIPT = "/offline.js";

/**
 * Lets this device open a page without a network from now on (ADR 50), and takes up a newer worker if there is one. Where the
 * browser has no workers (a page without HTTPS) or the build has none, nothing changes. Never rejects. Resolves when the newest
 * worker sees what the page asks for, or when it could not be installed.
 * @param page the page's path with the store's prefix: `/fresh-basket/kiosk`
 */
export async function keepOpen(page: string): Promise<void> {
  // A story shows the page at an address that no worker would answer.
  if (!("serviceWorker" in navigator) || !location.pathname.startsWith(page)) return;
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { scope: page, updateViaCache: "none" });
    // Otherwise the browser may delete what is kept when its disk is full.
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

/** A page that was loaded before its worker was there tells it so which build it is on. */
function filesOfThisPage(): string[] {
  const scripts = [...document.scripts].filter(({ src }) => src.startsWith(`${location.origin}/assets/`));
  return scripts.map(({ src }) => new URL(src).pathname);
}
