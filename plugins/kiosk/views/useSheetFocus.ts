import { type RefObject, useLayoutEffect } from "react";

/** Gives a sheet the focus while it is open, and then back to what opened it (bar 21). */
export function useSheetFocus(first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    // A sheet is in sight. To scroll, the browser would lay out the page once more.
    first.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [first]);
}
