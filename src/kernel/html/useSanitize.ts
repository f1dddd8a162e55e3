import { use, useState, useSyncExternalStore } from "react";
import { useService } from "../react/useService";
import { HtmlSanitizer, type Sanitize } from "./HtmlSanitizer";

const never = () => () => {};

/**
 * Returns the sanitiser for a store's `html`, or `as drawn` when the host has sanitised and drawn it already: then it stays
 * untouched and no code is loaded. Suspends until the sanitiser is loaded, so the component needs its own Suspense around
 * it.
 */
export function useSanitize(html: string): Sanitize | "as drawn" {
  const sanitizer = useService(HtmlSanitizer);
  // React calls the third argument on a server, and in a browser during hydration.
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  const [drawn] = useState(isTakingOver ? html : undefined);
  if (drawn === html) return "as drawn";
  return sanitizer.ready ?? use(sanitizer.load());
}
