import { useInsertionEffect, useLayoutEffect } from "react";
import { emulateMatchMedia, emulateMedia } from "./emulateMedia";
import "./forcedColours.css";

export interface Emulation {
  calm: boolean;
  forced: boolean;
  /** The zoom in percent. */
  size: number;
}

/** Shows the story as it looks on a system with reduced motion, forced colours or larger text. */
export function useEmulation(page: Document, { calm, forced, size }: Emulation): void {
  // An insertion effect, because it runs before the effects in which components call `matchMedia`.
  useInsertionEffect(() => {
    if (calm || forced) return emulateMatchMedia(window, { calm, forced });
  }, [calm, forced]);
  useLayoutEffect(() => {
    const emulate = () => emulateMedia(page, { calm, forced });
    emulate();
    if (!calm && !forced) return;
    // Griffel adds a style element for each condition when that condition is first used.
    const watch = new MutationObserver(emulate);
    watch.observe(page.head, { childList: true });
    return () => watch.disconnect();
  }, [page, calm, forced]);
  useLayoutEffect(() => {
    page.documentElement.toggleAttribute("data-emulate-forced", forced);
    page.documentElement.style.zoom = size === 100 ? "" : `${size}%`;
  }, [page, forced, size]);
}
