import type { FastifyBaseLogger, FastifyReply } from "fastify";
import type { Static, TSchema } from "typebox";
import type { DeviceState } from "#contract/devices.ts";
import type { BodyOf, Endpoint, ParamsOf, QueryOf, WholeReplyOf } from "#contract/endpoint.ts";
import type { Network } from "../networksOf";
import type { AdminContext } from "../services/back-office/owner/AdminTokens";
import type { WrittenJson } from "../services/common/WrittenJson";

/** The store that a call is about. */
export interface StoreContext {
  storeId: string;
  orgId: string;
  locationId: string;
}

/** The shopper behind a valid access token; `storeId` and `orgId` are the token's. */
export interface CustomerContext extends StoreContext {
  customerId: string;
  sessionId: string;
  cartId: string;
  walletId: string;
  mobile: string;
  /** The device at which the session began; null for other sessions. */
  deviceId: string | null;
  /** A customer of one visit, without a login. */
  isGuest: boolean;
}

/** The device to which a valid device token belongs. */
export interface DeviceContext extends StoreContext {
  deviceId: string;
  name: string;
  state: DeviceState;
}

export interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Throws on an `open` endpoint, where no store is known. */
  readonly store: StoreContext;
  /** Throws on an endpoint that is not for customers. */
  readonly customer: CustomerContext;
  /** Throws on an endpoint that is not for a store's owner. */
  readonly admin: AdminContext;
  /** Throws on an endpoint that is not for devices. */
  readonly device: DeviceContext;
  /** The Idempotency-Key, if the client sent one. */
  key: string | undefined;
  /** The bearer token as it came, for calls that carry a refresh token. */
  bearer: string | undefined;
  /** Who calls, for limits: an address alone does not identify a caller. */
  readonly networks: readonly Network[];
  log: FastifyBaseLogger;
  /** For setting headers; the reply itself is what `handle` returns. */
  reply: FastifyReply;
}

/** A TypeBox schema with the type that it accepts; made by `input`. */
export interface Input<T> {
  readonly schema: TSchema;
  /** Never set; it carries the type. */
  readonly lets?: T;
}

/** Removes properties that the schema does not name before the handler sees them. */
export function input<S extends TSchema>(schema: S): Input<Static<S>> {
  return { schema };
}

type Needs<Key extends string, T> = keyof T extends never ? { [K in Key]?: undefined } : { [K in Key]: Input<T> };

export type Handler<E> = Needs<"body", BodyOf<E> extends undefined ? Record<never, never> : BodyOf<E>> &
  Needs<"query", QueryOf<E>> & {
    /** One line for the OpenAPI page. */
    summary?: string;
    /** The path parameter that names the store, when query and body do not. */
    storeParam?: keyof ParamsOf<E> & string;
    /** For a public answer that is the same for everybody: sent with an ETag and this max-age. */
    cacheSeconds?: number;
    handle(call: Call<E>): Promise<ReplyBody<E> | WrittenJson<ReplyBody<E>>>;
  };

/** A binary reply is sent as a Buffer. */
type ReplyBody<E> = WholeReplyOf<E> extends ArrayBuffer ? Buffer : WholeReplyOf<E>;

/** The handlers of a contract's resource: one for each endpoint, or it does not compile. */
export type Implementation<R extends Record<string, Endpoint>> = { [K in keyof R]: Handler<R[K]> };
