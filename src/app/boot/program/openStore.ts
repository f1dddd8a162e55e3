import { BrandingStore } from "#domain/branding/index.ts";
import type { Program } from "./createProgram";
import type { Screen } from "./mount";

/** If the platform does not answer within this time, the page says so instead of staying blank (bar 14). */
export const LONGEST_BLANK_MS = 4_000;

/** Resolves when the store's branding is loaded. Until then the screen says why the store cannot be opened. */
export async function openStore({ container, clock }: Program, screen: Pick<Screen, "untilOpen">): Promise<void> {
  const branding = container.get(BrandingStore);
  const load = () => branding.load();
  const loading = load();
  await Promise.race([loading.catch(() => {}), clock.sleep(LONGEST_BLANK_MS)]);
  if (!branding.isLoaded) await screen.untilOpen(loading, load);
}
