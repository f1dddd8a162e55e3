import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from "#contract/endpoint.ts";
import { token } from "../container/token";

type Optional<T, Name extends string> = undefined extends T
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** The arguments of a call, derived from the endpoint's type: a missing path parameter does not compile. */
export type CallOf<E extends Endpoint> = Optional<ParamsOf<E>, "params"> &
  Optional<QueryOf<E>, "query"> &
  Optional<BodyOf<E>, "body"> & {
    /** The Idempotency-Key: one for each intent, the same at every retry (bar 2). */
    key?: string;
    signal?: AbortSignal;
    /** Replaces the session's access token, for the two calls that send the refresh token. */
    bearer?: string;
    /** For calls whose answer is a file. The body of an error is still read as JSON. */
    responseType?: "arraybuffer";
  };

/**
 * The authenticated client of spec 7.1: adds tenancy and the bearer token, renews the session once after a 403, and throws only
 * TransportErrors.
 */
export interface ApiClient {
  call<E extends Endpoint>(
    endpoint: E,
    ...call: Record<never, never> extends CallOf<E> ? [CallOf<E>?] : [CallOf<E>]
  ): Promise<ReplyOf<E>>;
}
export const ApiClient = token<ApiClient>("ApiClient");
