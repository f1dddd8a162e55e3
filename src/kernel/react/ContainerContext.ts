import type { Container } from "inversify";
import { createContext } from "react";

/** Set once by `app`; read only through `useService`. */
export const ContainerContext = createContext<Container | null>(null);
