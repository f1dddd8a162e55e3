/**
 * What the host said of the page it drew (`data-page`) is not true of the next one: a shared link would lead to the first.
 * Who asks for the next page by its address is told of that one.
 */
export function forgetFirstPage(document: Document): void {
  for (const said of document.head.querySelectorAll("[data-page]")) said.remove();
}
