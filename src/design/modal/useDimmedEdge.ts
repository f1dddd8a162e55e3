import { useLayoutEffect } from "react";

/**
 * While a dialog is open Fluent keeps the place of the page's scroll bar empty, and its backdrop does not reach there. The page
 * itself is dimmed in this place, by a rule of `useLaterStyles`.
 */
export function useDimmedEdge(isOpen: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isOpen) dataset.dimmed = "";
    return () => {
      delete dataset.dimmed;
    };
  }, [isOpen]);
}
