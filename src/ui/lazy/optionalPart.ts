import type { ComponentType } from "react";
import { lazyPart } from "./lazyPart";

/** `lazyPart` for what a page can do without: where its code does not come, nothing stands there, and nothing fails. */
export function optionalPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return lazyPart<P>(() => load().catch(() => ({ default: () => null })));
}
