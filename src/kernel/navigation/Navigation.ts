import { token } from "../container/token";

/** Moves inside the store, for stores and not only components. Paths are from the store's root (`/login`). */
export interface Navigation {
  go(path: string, options?: { replace?: boolean; state?: unknown }): void;
  readonly path: string;
}
export const Navigation = token<Navigation>("Navigation");
