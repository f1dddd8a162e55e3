import { useLayoutEffect, useState } from "react";

/**
 * React runs the effects of what it has drawn a little later, and only then has a form's view subscribed to the form: what
 * was typed in between would be taken back. A state that is set while the page is laid out has the effects run at once.
 */
export function useEffectsAtOnce(): void {
  const [, layOut] = useState(false);
  useLayoutEffect(() => layOut(true), []);
}
