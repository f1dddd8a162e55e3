import { useEffect, useRef } from "react";

/** A pointer that only passes over a choice is ignored, as for links. */
const REST_MS = 50;

/** Returns listeners that report a choice when the pointer rests on it, a finger presses it or it has the focus. */
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
