/**
 * Replaces Griffel's function of this name (rspack.config.ts). A page's rules are in its style sheet and the browser makes
 * none, so there is no cache to fill.
 */
export function rehydrateRendererCache(): void {}
