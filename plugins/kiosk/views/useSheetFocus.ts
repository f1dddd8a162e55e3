import { type RefObject, useLayoutEffect } from "react";

/** Gives a sheet the focus while it is open, and then back to what opened it (bar 21). */
export function useSheetFocus(first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    first.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [first]);
}
