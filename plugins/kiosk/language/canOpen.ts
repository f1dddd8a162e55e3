const PATIENCE_MS = 2_000;

/**
 * Whether this page can be opened now: the host has it, or, without a network, the offline worker. Otherwise the browser
 * would show its own error, and nobody could leave it. Never rejects.
 */
export async function canOpen(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { ok, status } = await fetch(address, { cache: "no-store", credentials: "omit", signal });
    if (status < 500) return ok;
  } catch {}
  const worker = await navigator.serviceWorker?.getRegistration(address).catch(() => undefined);
  return worker?.active != null;
}
