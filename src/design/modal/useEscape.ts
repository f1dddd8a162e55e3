import { useEffect, useRef } from "react";

/**
 * Escape closes a dialog (bar 21) even when the focus is outside it: while its code is loading, before it has taken the focus,
 * or when the focused element has been removed. Fluent listens only inside the dialog.
 */
export function useEscape(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    const hear = (event: KeyboardEvent) => {
      // Another listener has handled the key already.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [open]);
}
