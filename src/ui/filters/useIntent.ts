import { useEffect, useRef } from "react";

/** As for links: a pointer that only passes over a choice means nothing. */
const REST_MS = 50;

/** Listeners that tell of a choice while the pointer rests on it, the finger goes down on it or the focus is there. */
export function useIntent<T>(tell: ((choice: T) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (choice: T) =>
    tell && {
      onPointerEnter: () => {
        forget();
        timer.current = setTimeout(() => tell(choice), REST_MS);
      },
      onPointerLeave: forget,
      onPointerDown: () => tell(choice),
      onFocus: () => tell(choice),
    };
}
