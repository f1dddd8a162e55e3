/**
 * Replaces Griffel's function of this name (rspack.config.ts): a page's rules are in its style sheet, and the browser makes
 * none, so there is no cache to fill from them.
 */
export function rehydrateRendererCache(): void {}
