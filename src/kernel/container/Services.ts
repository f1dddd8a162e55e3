import type { Token } from "./Token.types";
import { token } from "./token";

/** The container as read-only: for `prefetch` and `describe` of manifests, for slot entries and for payment providers. */
export interface Services {
  /** @throws when nothing is bound to the token */
  get<T>(token: Token<T>): T;
}
export const Services = token<Services>("Services");
