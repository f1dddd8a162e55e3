import { useFocusVisible } from "@fluentui/react-components";
import { type RefObject, useLayoutEffect } from "react";

/** Marks what has the keyboard's focus inside the root, as Fluent's components draw it. */
export function FocusMarks({ root }: { root: RefObject<HTMLElement | null> }) {
  const scope = useFocusVisible<HTMLElement>();
  useLayoutEffect(() => {
    scope.current = root.current;
  }, [scope, root]);
  return null;
}
