import { type RefObject, useEffect } from "react";

/** Chips and the buttons of a picture cropper count as fields too. */
const FIELD = ["input", "select", "textarea", "button"].map((name) => `${name}:not(:disabled)`).join();

/**
 * Focuses the first field of a dialog's form, even when the form is loaded after the dialog; until then the dialog itself has
 * the focus. Fluent would focus the close button.
 */
export function useFirstField(contentRef: RefObject<HTMLElement | null>, isWanted: boolean): void {
  // Runs after Fluent's own effect, because children's effects run before their parents'.
  useEffect(() => {
    const content = contentRef.current;
    if (!isWanted || content === null) return;
    const dialog = content.closest<HTMLElement>('[role="dialog"]');
    const start = () => {
      const field = content.querySelector<HTMLElement>(FIELD);
      field?.focus();
      return field !== null;
    };
    if (start()) return;
    dialog?.focus();
    const watcher = new MutationObserver(() => {
      // If the shopper has moved the focus meanwhile, it stays there.
      if (document.activeElement !== dialog || start()) watcher.disconnect();
    });
    watcher.observe(content, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [contentRef, isWanted]);
}
