import type { ServiceIdentifier } from "inversify";
import { useContext, useState } from "react";
import { ContainerContext } from "./ContainerContext";

/** The service behind `token`: the shared one, or for a store bound in transient scope one of this component's own. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  const container = useContext(ContainerContext);
  if (container === null) throw new Error("useService needs a ContainerContext above it.");
  const [service] = useState(() => container.get<T>(token));
  return service;
}
