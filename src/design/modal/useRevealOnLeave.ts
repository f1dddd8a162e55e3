import { useEffect } from "react";

/** After this time Fluent has removed `aria-hidden` from the page in all cases in which it does. */
const SETTLED_MS = 500;
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Shows the page to assistive technology again (bar 21). Fluent hides it while a dialog is open, and cannot show it again
 * when the page is left with the dialog, because Fluent's component is then unmounted too.
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
