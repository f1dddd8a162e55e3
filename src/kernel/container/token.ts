import type { InterfaceToken } from "./Token.types";

/** The token of an interface, under the interface's own name. */
export function token<T>(name: string): InterfaceToken<T> {
  return Symbol.for(name) as InterfaceToken<T>;
}
