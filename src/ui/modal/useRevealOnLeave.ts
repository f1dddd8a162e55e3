import { useEffect } from "react";

/** By then Fluent has shown the page again, where it still could. */
const SETTLED_MS = 500;
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * A page that is left while its dialog is open or closing would stay hidden from assistive technology for good: what was
 * to show it again goes away with the dialog (bar 21).
 */
export function useRevealOnLeave(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector(DIALOG) !== null) return;
        for (const page of document.querySelectorAll("body > [aria-hidden]:has(main)"))
          page.removeAttribute("aria-hidden");
      }, SETTLED_MS);
    },
    [],
  );
}
