import { useRef } from "react";

/** The last value that was not null: what a dialog shows while it fades out. */
export function useLastValue<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
