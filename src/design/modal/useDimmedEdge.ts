import { useLayoutEffect } from "react";

/**
 * Dims the strip where the page's scroll bar was, by a rule of `useLaterStyles`. Fluent keeps that strip empty while a
 * dialog is open, and its backdrop does not cover it.
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
