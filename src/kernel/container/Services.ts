import type { Token } from "./Token.types";
import { token } from "./token";

/** The container for those who only read it: the `prefetch` and `describe` of a manifest, entries of slots, providers. */
export interface Services {
  /** @throws where nothing is bound to the token */
  get<T>(token: Token<T>): T;
}
export const Services = token<Services>("Services");
