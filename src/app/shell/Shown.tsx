import { useEffect } from "react";

/** Inside the page's own Suspense: what the host has drawn of it is in use once this is. */
export function Shown({ onShown }: { onShown?: (() => void) | undefined }) {
  useEffect(() => void onShown?.(), [onShown]);
  return null;
}
