import { useEffect } from "react";

/** After this time Fluent has removed `aria-hidden` from the page in all cases in which it can. */
const SETTLED_MS = 500;
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Fluent hides the page from assistive technology while a dialog is open. When the page is left while its dialog is open or
 * closing, the component that would show the page again is unmounted with the dialog; this hook does it instead (bar 21).
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
