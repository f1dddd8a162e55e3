import { createDOMRenderer, type GriffelRenderer } from "@fluentui/react-components";

const MIN = /min-width:\s*(\d+)/;
const MAX = /max-width:\s*(\d+)/;

const px = (query: string, width: RegExp) => Number(width.exec(query)?.[1]);

/**
 * Phones first: a wider minimum comes later and wins, a narrower maximum too; anything else (reduced motion, touch) last.
 * Griffel's own order is the alphabet's, in which 1024 stands before 768.
 */
export function compareMediaQueries(a: string, b: string): number {
  const rank = (query: string) => {
    const min = px(query, MIN);
    const max = px(query, MAX);
    if (!Number.isNaN(min)) return 10_000 + min;
    return Number.isNaN(max) ? 30_000 : 10_000 - max;
  };
  // By their letters: the first comparison by a language costs a slow phone 40 ms.
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

/**
 * The style renderer of one page or one request. In the browser give it `document` and the page's CSP nonce; on the server
 * leave `target` out and, after rendering, write `renderToStyleElements(renderer)` into the head (bar 12).
 */
export function createGriffelRenderer(target?: Document, nonce?: string): GriffelRenderer {
  return createDOMRenderer(target, { compareMediaQueries, ...(nonce ? { styleElementAttributes: { nonce } } : {}) });
}
