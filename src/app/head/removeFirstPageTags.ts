import { names } from "../boot/protocol";

/**
 * Removes the host's tags about the first page, such as its canonical address, when the shopper goes to another page.
 * Sharing that page would otherwise share the first one.
 */
export function removeFirstPageTags(document: Document): void {
  for (const said of document.querySelectorAll(`[${names.ofPage}]`)) said.remove();
}
