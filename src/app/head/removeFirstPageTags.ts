import { names } from "../boot/protocol";

/**
 * Removes the host's tags about the page that was loaded, such as its canonical address, because they are wrong for the next
 * page: sharing that page would share the first one. A page that is loaded by its own address has its own tags.
 */
export function removeFirstPageTags(document: Document): void {
  for (const said of document.querySelectorAll(`[${names.ofPage}]`)) said.remove();
}
