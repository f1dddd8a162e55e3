import { useEffect, useState } from "react";

/** The same, but never in the first drawing: that one is the server's too. */
export function useLater(value: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(value), [value]);
  return later;
}
