import { createDOMRenderer, type GriffelRenderer } from "@fluentui/react-components";

const px = (query: string, feature: "min" | "max") =>
  Number(new RegExp(`${feature}-width:\\s*(\\d+)`).exec(query)?.[1]);

/**
 * Phones first: a wider minimum comes later and wins, a narrower maximum too; anything else (reduced motion, touch) last.
 * Griffel's own order is the alphabet's, in which 1024 stands before 768.
 */
export function compareMediaQueries(a: string, b: string): number {
  const rank = (query: string) => {
    const min = px(query, "min");
    const max = px(query, "max");
    if (!Number.isNaN(min)) return 10_000 + min;
    return Number.isNaN(max) ? 30_000 : 10_000 - max;
  };
  return rank(a) - rank(b) || a.localeCompare(b);
}

/**
 * The style renderer of one page or one request. In the browser give it `document` and the page's CSP nonce; on the server
 * leave `target` out and, after rendering, write `renderToStyleElements(renderer)` into the head (bar 12).
 */
export function createGriffelRenderer(target?: Document, nonce?: string): GriffelRenderer {
  return createDOMRenderer(target, { compareMediaQueries, ...(nonce ? { styleElementAttributes: { nonce } } : {}) });
}
