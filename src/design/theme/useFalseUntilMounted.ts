import { useEffect, useState } from "react";

/** Returns the value, but always `false` in the first render, which must equal the server's. */
export function useFalseUntilMounted(value: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(value), [value]);
  return later;
}
