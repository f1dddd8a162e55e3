/**
 * Undoes what a dialog of the story before has left behind: while it is open, it hides everything beside it from assistive
 * technology, and when Storybook removes it, nothing shows that again. The accessibility panel would find nothing in the story.
 */
export function showAll(page: Document): void {
  for (const hidden of page.body.querySelectorAll(":scope > [aria-hidden]")) hidden.removeAttribute("aria-hidden");
}
