import { useLayoutEffect, useState } from "react";

/**
 * React runs effects a little after a render, and only then does a form's view subscribe to the form: text typed in between
 * would be lost. A state that is set in a layout effect makes React run the effects at once.
 */
export function useEffectsAtOnce(): void {
  const [, layOut] = useState(false);
  useLayoutEffect(() => layOut(true), []);
}
