import { useEffect, useLayoutEffect, useRef } from "react";

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * When a dialog closes, returns the focus to the element that opened it (bar 21). Fluent does this only for its own triggers.
 */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLElement | null>(null);

  // A layout effect, because the dialog takes the focus in a later effect.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!open || !(focused instanceof HTMLElement) || focused.closest(DIALOG) !== null) return;
    opener.current = focused;
    place.current = focused.parentElement;
  }, [open]);

  useEffect(() => {
    const target = opener.current;
    if (open || target === null) return;
    opener.current = null;
    // One frame later, because the dialog holds the focus until then.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body || focused.closest(DIALOG) !== null;
      if (!isFree) return;
      if (target.isConnected) target.focus();
      // An Add button may have been replaced by a stepper in the same place.
      else place.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
