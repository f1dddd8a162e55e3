import type { Token } from "./Token.types";

/** How the instances of a token are made. */
export interface Binding {
  /** The tokens of the arguments of `make`, in order. */
  from: readonly Token<unknown>[];
  make: (...services: unknown[]) => unknown;
  /** Everyone who asks gets the same instance. */
  isShared: boolean;
}

/** Makes the services of a container from their bindings. */
export interface Resolver {
  bind(token: Token<unknown>, binding: Binding): void;
  isBound(token: Token<unknown>): boolean;
  /** @throws when nothing is bound to the token */
  get(token: Token<unknown>): unknown;
}
