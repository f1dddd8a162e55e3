import { useSyncExternalStore } from "react";
import { media } from "./haat";

const PHONE = media.phone.replace("@media ", "");

/**
 * Whether the screen is narrow (spec 9). Only for what a style cannot decide, such as which page is shown, and for screens
 * that no server draws.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(PHONE).matches);
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
