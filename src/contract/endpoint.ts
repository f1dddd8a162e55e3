/**
 * The platform's API as data. One file a resource; each endpoint is a value that carries its method, its path and,
 * in its type, what goes in and what comes back. The storefront calls these values and the platform implements them,
 * so neither side can drift from the other unnoticed.
 */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `open`: anybody, before a store is known. `store`: anybody, for one store. `customer`: a shopper with a
 * valid access token, who only ever reaches what is theirs (spec 6).
 */
export type Access = "open" | "store" | "customer";

export interface Shape {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  reply: unknown;
}

export interface Endpoint<S extends Shape = Shape> {
  readonly method: Method;
  /** Path from the platform's root, parameters written as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** Creates or moves money: the call takes an `Idempotency-Key` header, one key per intent. */
  readonly keyed: boolean;
  /** Only the type is used; it holds no value at run time. */
  readonly shape?: S;
}

export type ParamsOf<E> =
  E extends Endpoint<infer S> ? (S["params"] extends object ? S["params"] : Record<never, never>) : never;
export type QueryOf<E> =
  E extends Endpoint<infer S> ? (S["query"] extends object ? S["query"] : Record<never, never>) : never;
export type BodyOf<E> = E extends Endpoint<infer S> ? (S["body"] extends object ? S["body"] : undefined) : never;
export type ReplyOf<E> = E extends Endpoint<infer S> ? S["reply"] : never;

export function endpoint<S extends Shape>(
  method: Method,
  path: string,
  access: Access,
  options: { keyed?: boolean } = {},
): Endpoint<S> {
  return { method, path, access, keyed: options.keyed ?? false };
}
