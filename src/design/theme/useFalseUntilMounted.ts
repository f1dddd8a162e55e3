import { useEffect, useState } from "react";

/** Returns `false` in the first render, which must equal the server's, and then the value. */
export function useFalseUntilMounted(value: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(value), [value]);
  return later;
}
