import { useInsertionEffect, useLayoutEffect } from "react";
import { emulateMatchMedia, emulateMedia } from "./emulateMedia";
import "./forcedColours.css";

export interface Emulation {
  calm: boolean;
  forced: boolean;
  /** Percent of the size that it has. */
  size: number;
}

/** Shows the story as who asks their system for less motion, fewer colours or larger text sees it. */
export function useEmulation(page: Document, { calm, forced, size }: Emulation): void {
  // Before what is drawn inside asks.
  useInsertionEffect(() => {
    if (calm || forced) return emulateMatchMedia(window, { calm, forced });
  }, [calm, forced]);
  useLayoutEffect(() => {
    const emulate = () => emulateMedia(page, { calm, forced });
    emulate();
    if (!calm && !forced) return;
    // Griffel makes a style element for each condition when it is first used.
    const watch = new MutationObserver(emulate);
    watch.observe(page.head, { childList: true });
    return () => watch.disconnect();
  }, [page, calm, forced]);
  useLayoutEffect(() => {
    page.documentElement.toggleAttribute("data-emulate-forced", forced);
    page.documentElement.style.zoom = size === 100 ? "" : `${size}%`;
  }, [page, forced, size]);
}
