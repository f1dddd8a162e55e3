/**
 * The platform's API as data, one file for each resource (ADR 1). Each endpoint is a value with its method and path; its
 * type says what goes in and what comes back. The storefront calls these values and the platform implements them, so a
 * difference between the two does not compile.
 */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `open`: anybody, before a store is known. `store`: anybody, for one store. `customer`: a shopper with a
 * valid access token, who reaches only their own data (spec 6). `device`: a screen in a shop with its own token. `admin`: a
 * program with a token of the store's owner. `staff`: the same, and staff at the counter.
 */
export type Access = "open" | "store" | "customer" | "device" | "admin" | "staff";

export interface Shape {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** What every platform answers (reading 34); optional fields are those beyond spec 3 and 7.2. */
  reply: unknown;
  /** What the reference platform answers, when that is more than `reply`. */
  whole?: unknown;
}

export interface Endpoint<S extends Shape = Shape> {
  readonly method: Method;
  /** The path from the platform's root; parameters are written as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** The call creates or moves money and takes an `Idempotency-Key` header, one key for each intent (bar 2). */
  readonly keyed: boolean;
  /** A success may be empty, because the storefront needs nothing from the answer (reading 34). */
  readonly mayBeEmpty: boolean;
  /** The call is a POST that changes nothing, so a lost answer leaves no doubt. */
  readonly reads: boolean;
  /** The call carries orgId and storeId (spec 7.1). Only calls made before a store is known do not (reading 20). */
  readonly hasTenancy: boolean;
  /** Never set; it carries the type. */
  readonly shape?: S;
}

export type ParamsOf<E> =
  E extends Endpoint<infer S> ? (S["params"] extends object ? S["params"] : Record<never, never>) : never;
export type QueryOf<E> =
  E extends Endpoint<infer S> ? (S["query"] extends object ? S["query"] : Record<never, never>) : never;
export type BodyOf<E> = E extends Endpoint<infer S> ? (S["body"] extends object ? S["body"] : undefined) : never;
export type ReplyOf<E> = E extends Endpoint<infer S> ? S["reply"] : never;
/** The answer that the reference platform's handlers must return. */
export type WholeReplyOf<E> = E extends Endpoint<infer S> ? (S extends { whole: infer W } ? W : S["reply"]) : never;

type Options = Partial<Pick<Endpoint, "keyed" | "mayBeEmpty" | "reads" | "hasTenancy">>;

export function endpoint<S extends Shape>(
  method: Method,
  path: string,
  access: Access,
  options: Options = {},
): Endpoint<S> {
  const byDefault = { keyed: false, mayBeEmpty: false, reads: method === "GET", hasTenancy: true };
  return { method, path, access, ...byDefault, ...options };
}
