/**
 * The platform's API as data. One file a resource; each endpoint is a value that carries its method, its path and,
 * in its type, what goes in and what comes back. The storefront calls these values and the platform implements them,
 * so neither side can drift from the other unnoticed.
 */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `open`: anybody, before a store is known. `store`: anybody, for one store. `customer`: a shopper with a
 * valid access token, who only ever reaches what is theirs (spec 6). `device`: a screen in a shop with its own token.
 * `admin`: a program of a store's owner, by its token. `staff`: the same, and whoever works with the orders at a counter.
 */
export type Access = "open" | "store" | "customer" | "device" | "admin" | "staff";

export interface Shape {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** What any platform answers (reading 34): optional is what it may give beyond sections 3 and 7.2. */
  reply: unknown;
  /** What the reference platform answers, where that is more. */
  whole?: unknown;
}

export interface Endpoint<S extends Shape = Shape> {
  readonly method: Method;
  /** Path from the platform's root, parameters written as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** Creates or moves money: the call takes an `Idempotency-Key` header, one key per intent. */
  readonly keyed: boolean;
  /** Nothing of the answer is needed: a success may be empty (reading 34). */
  readonly mayBeEmpty: boolean;
  /** Changes nothing, although it is a POST: a lost answer leaves nothing open. */
  readonly reads: boolean;
  /** Carries orgId and storeId (spec 7.1); all but those that are made before a store is known (reading 20). */
  readonly hasTenancy: boolean;
  /** Only the type is used; it holds no value at run time. */
  readonly shape?: S;
}

export type ParamsOf<E> =
  E extends Endpoint<infer S> ? (S["params"] extends object ? S["params"] : Record<never, never>) : never;
export type QueryOf<E> =
  E extends Endpoint<infer S> ? (S["query"] extends object ? S["query"] : Record<never, never>) : never;
export type BodyOf<E> = E extends Endpoint<infer S> ? (S["body"] extends object ? S["body"] : undefined) : never;
export type ReplyOf<E> = E extends Endpoint<infer S> ? S["reply"] : never;
/** For who implements it. */
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
