import type { ComponentType } from "react";
import { lazyPart } from "./lazyPart";

/** `lazyPart` for a part that the page can do without: if its code does not load, nothing is drawn and nothing fails. */
export function optionalPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return lazyPart<P>(() => load().catch(() => ({ default: () => null })));
}
