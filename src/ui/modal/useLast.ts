import { useRef } from "react";

/** What a dialog was about, while it is still fading: the last value that was not null. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
