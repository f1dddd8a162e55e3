/**
 * Adds the link to the store's web app manifest. The host does not write it, because a browser fetches the manifest and its
 * largest icon at once, which delayed the first screen's pictures on a slow network.
 */
export function addManifest(page: Document, address: string | undefined): void {
  if (address) page.head.append(Object.assign(page.createElement("link"), { rel: "manifest", href: address }));
}
