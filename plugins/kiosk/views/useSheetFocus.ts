import { type RefObject, useLayoutEffect } from "react";

/** Moves the focus into a sheet when it opens, and back to what opened it when it closes (bar 21). */
export function useSheetFocus(first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    // A sheet is in sight, so nothing needs to scroll; scrolling would cost a layout.
    first.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [first]);
}
