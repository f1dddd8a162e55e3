/** In the place of Griffel's own (rspack.config.ts): a page's rules are in its style sheet, and none are made by the program. */
export function rehydrateRendererCache(): void {}
