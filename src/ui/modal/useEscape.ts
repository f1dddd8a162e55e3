import { useEffect, useRef } from "react";

/**
 * Escape closes a dialog (bar 21) although the focus is not in it: while its code is on the way, before it has taken the
 * focus, or when what had it is gone. Fluent hears the key only inside of its surface.
 */
export function useEscape(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open) return;
    const hear = (event: KeyboardEvent) => {
      // Whoever has acted on it already has said so.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [open]);
}
