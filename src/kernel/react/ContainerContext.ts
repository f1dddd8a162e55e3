import { createContext } from "react";
import type { Container } from "../container/Container";

/** Provided by `app`; read only through `useService` and the hooks beside it. */
export const ContainerContext = createContext<Container | null>(null);
