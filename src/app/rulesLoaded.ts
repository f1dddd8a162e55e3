/**
 * When the rules of all screens are there. A page that the host has drawn came with its own alone, and from here on anything
 * may be drawn; one that was not drawn has waited for them already.
 */
export function rulesLoaded(page: Document): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>("link[data-rules]");
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => link.addEventListener("load", () => resolve(), { once: true }));
}
