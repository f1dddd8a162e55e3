import { useRef } from "react";

/** The last value that was not null, for a dialog that fades out. */
export function useLastValue<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
