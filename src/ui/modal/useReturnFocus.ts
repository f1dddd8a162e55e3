import { useEffect, useLayoutEffect, useRef } from "react";

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Takes the focus back to what opened a dialog once it has closed (bar 21); Fluent does so only for its own triggers. */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLElement | null>(null);

  // In the layout phase: the dialog takes the focus in an effect of its own, later.
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
    // A frame later the dialog has let go of the focus.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body || focused.closest(DIALOG) !== null;
      if (!isFree) return;
      if (target.isConnected) target.focus();
      // Add has become a stepper, which stands in its place.
      else place.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
