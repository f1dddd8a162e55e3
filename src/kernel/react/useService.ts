import { useContext, useState } from "react";
import type { Token } from "../container/Token.types";
import { ContainerContext } from "./ContainerContext";

/** Returns the service of `token`: the shared one, or, when it is bound with `each`, one that belongs to this component. */
export function useService<T>(token: Token<T>): T {
  const container = useContext(ContainerContext);
  if (container === null) throw new Error("useService needs a ContainerContext above it.");
  const [service] = useState(() => container.get(token));
  return service;
}
