import { useContext, useState } from "react";
import type { Container } from "../container/Container";
import { ContainerContext } from "./ContainerContext";

/**
 * Binds services that only one part of a page needs, once that part's code is loaded (ADR 9). `bind` must have no effect
 * the second time.
 */
export function useBinding(bind: (container: Container) => void): void {
  const container = useContext(ContainerContext);
  useState(() => container && bind(container));
}
