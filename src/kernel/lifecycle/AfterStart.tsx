import { type ReactNode, use } from "react";
import { useService } from "../react/useService";
import { PageStart } from "./PageStart";

/**
 * Loads the code of its children when the first screen can be used (ADR 9); until then the host's HTML stays. Needs a
 * `Suspense` inside a `memo` around it: React drops the host's HTML when a parent renders again before the code is loaded.
 */
export function AfterStart({ children }: { children: ReactNode }) {
  use(useService(PageStart).isOver);
  return children;
}
