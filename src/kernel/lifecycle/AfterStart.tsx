import { type ReactNode, use } from "react";
import { useService } from "../react/useService";
import { PageStart } from "./PageStart";

/**
 * Children whose code loads when the first screen is in use (ADR 9); until then what the host has drawn stands there. Give it a
 * `Suspense` inside a `memo`, because React drops the host's HTML when what stands around it is rendered again before that.
 */
export function AfterStart({ children }: { children: ReactNode }) {
  use(useService(PageStart).isOver);
  return children;
}
