import { use, useState, useSyncExternalStore } from "react";
import { useService } from "../react/useService";
import { HtmlSanitizer, type Sanitize } from "./HtmlSanitizer";

const never = () => () => {};

/**
 * The sanitiser for a store's `html`, or `as drawn` where the host has already sanitised and drawn it: then it is left as
 * it is, and no code is loaded for it. Suspends until the sanitiser is loaded: wrap the component in a Suspense of its own.
 */
export function useSanitize(html: string): Sanitize | "as drawn" {
  const sanitizer = useService(HtmlSanitizer);
  // React asks for the second only on a server, and in a browser while it takes over what a server has drawn.
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  const [drawn] = useState(isTakingOver ? html : undefined);
  if (drawn === html) return "as drawn";
  return sanitizer.ready ?? use(sanitizer.load());
}
