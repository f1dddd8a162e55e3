import { marks } from "../../contract/page/marks";

/**
 * What the host said of the page it drew is not true of the next one: a shared link would lead to the first.
 * Who asks for the next page by its address is told of that one.
 */
export function forgetFirstPage(document: Document): void {
  for (const said of document.head.querySelectorAll(`[${marks.page}]`)) said.remove();
}
