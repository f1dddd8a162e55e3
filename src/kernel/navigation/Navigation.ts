import { token } from "../container/token";

/** Navigation inside the store, for MobX stores as well as components. Paths start at the store's root (`/login`). */
export interface Navigation {
  go(path: string, options?: { replace?: boolean; state?: unknown }): void;
  readonly path: string;
}
export const Navigation = token<Navigation>("Navigation");
