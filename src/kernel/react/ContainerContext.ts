import { createContext } from "react";
import type { Container } from "../container/Container";

/** Set once by `app`; read only through `useService`. */
export const ContainerContext = createContext<Container | null>(null);
