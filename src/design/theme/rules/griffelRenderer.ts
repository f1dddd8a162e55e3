import { createDOMRenderer, type GriffelRenderer } from "@griffel/react";
import { compareMediaQueries } from "./compareMediaQueries";

/**
 * The style renderer of one page or one request. In the browser pass `document`; in a build it makes no rules (ADR 18). On
 * the server leave `target` out and read the rules with `ruleBuckets`.
 */
export function createGriffelRenderer(target?: Document): GriffelRenderer {
  return createDOMRenderer(target, { compareMediaQueries });
}
