import { type RefObject, useEffect } from "react";

/** Chips and a cropper's buttons are fields of their form as well. */
const FIELD = ["input", "select", "textarea", "button"].map((name) => `${name}:not(:disabled)`).join();

/**
 * A dialog with a form starts in the form's first field, also where that comes later than the dialog; until then the
 * dialog itself has the focus. Fluent would start at the button that closes it.
 */
export function useFirstField(contentRef: RefObject<HTMLElement | null>, isWanted: boolean): void {
  // After Fluent's own effect: a child's effects run before those of what stands around it.
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
      // Who has gone on to a button meanwhile stays there.
      if (document.activeElement !== dialog || start()) watcher.disconnect();
    });
    watcher.observe(content, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [contentRef, isWanted]);
}
