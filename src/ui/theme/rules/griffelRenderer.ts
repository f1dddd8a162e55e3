import { createDOMRenderer, type GriffelRenderer } from "@griffel/react";
import { compareMediaQueries } from "./compareMediaQueries";

/**
 * The style renderer of one page or one request. In the browser pass `document` and the page's CSP nonce. On the server leave
 * `target` out and, after rendering, write `renderToStyleElements(renderer)` into the head (bar 12).
 */
export function createGriffelRenderer(target?: Document, nonce?: string): GriffelRenderer {
  return createDOMRenderer(target, { compareMediaQueries, ...(nonce ? { styleElementAttributes: { nonce } } : {}) });
}
