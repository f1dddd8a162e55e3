import { createNetworkFirst } from "./networkFirst";
import { OfflinePage } from "./OfflinePage";
import type { OfflineBuild, WorkerScope } from "./worker.types";

/** Written by the build (`scripts/build/OfflineWorkerPlugin`). */
declare const __OFFLINE_BUILD__: OfflineBuild;

/** The service worker of the pages that a device in the shop shows all day (ADR 50). */
const worker = globalThis as unknown as WorkerScope;

const page = new OfflinePage({
  build: __OFFLINE_BUILD__,
  scope: worker.registration.scope,
  networkFirst: createNetworkFirst(),
  onGone: () => worker.registration.unregister(),
});

worker.addEventListener("install", (event) => event.waitUntil(page.install().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(page.activate().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => event.waitUntil(page.opened(event.data)));
worker.addEventListener("fetch", (event) => {
  // Work that follows the answer, such as storing it, may fail without harm.
  const answer = page.answer(event.request, (work) => event.waitUntil(work.catch(() => {})));
  if (answer !== undefined) event.respondWith(answer);
});
