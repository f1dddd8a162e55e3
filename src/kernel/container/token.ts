import type { InterfaceToken } from "./Token.types";

/** Makes the token of an interface; it has the interface's name. */
export function token<T>(name: string): InterfaceToken<T> {
  return Symbol.for(name) as InterfaceToken<T>;
}
