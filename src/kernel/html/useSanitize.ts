import { use } from "react";
import { useService } from "../react/useService";
import { HtmlSanitizer, type Sanitize } from "./HtmlSanitizer";

/**
 * Suspends until the sanitiser is there, so that HTML drawn by the server stays on screen meanwhile. Stand it in a
 * Suspense of its own.
 */
export function useSanitize(): Sanitize {
  const sanitizer = useService<HtmlSanitizer>(HtmlSanitizer);
  return sanitizer.ready ?? use(sanitizer.load());
}
