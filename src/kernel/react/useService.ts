import { useContext, useState } from "react";
import type { Token } from "../container/Token.types";
import { ContainerContext } from "./ContainerContext";

/** The service behind `token`: the shared one, or of what everybody gets anew (`each`) one of this component's own. */
export function useService<T>(token: Token<T>): T {
  const container = useContext(ContainerContext);
  if (container === null) throw new Error("useService needs a ContainerContext above it.");
  const [service] = useState(() => container.get(token));
  return service;
}
