import { useContext, useState } from "react";
import type { Container } from "../container/Container";
import { ContainerContext } from "./ContainerContext";

/** What only this part of a page needs is bound when its code is there (ADR 9). `bind` does so once for a container. */
export function useBinding(bind: (container: Container) => void): void {
  const container = useContext(ContainerContext);
  useState(() => container && bind(container));
}
