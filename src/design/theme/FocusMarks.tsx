import { useFocusVisible } from "@fluentui/react-components";
import { type RefObject, useLayoutEffect } from "react";

/** Marks the element inside `root` that has keyboard focus. Fluent's components draw their focus ring by this mark. */
export function FocusMarks({ root }: { root: RefObject<HTMLElement | null> }) {
  const scope = useFocusVisible<HTMLElement>();
  useLayoutEffect(() => {
    scope.current = root.current;
  }, [scope, root]);
  return null;
}
