import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import { badRequest } from "../errors";
import { networksOf } from "../networksOf";
import type { AdminContext } from "../services/back-office/owner/AdminTokens";
import { words } from "../words";
import { bearerOf } from "./bearer";
import { sendCached } from "./cache";
import type { Guard } from "./Guard";
import type {
  Call,
  CustomerContext,
  DeviceContext,
  Handler,
  Implementation,
  StoreContext,
} from "./implementation.types";

interface Admitted {
  store?: StoreContext;
  customer?: CustomerContext;
  admin?: AdminContext;
  device?: DeviceContext;
}

const SECURITY: Partial<Record<Access, Record<string, string[]>[]>> = {
  customer: [{ bearer: [] }],
  device: [{ bearer: [] }],
  admin: [{ admin: [] }],
  staff: [{ admin: [] }],
};

type Resources = Record<string, Record<string, Endpoint>>;

/** Puts every endpoint of the contract on the server. */
export function mountAll<A extends Resources>(
  app: FastifyInstance,
  guard: Guard,
  api: A,
  routes: { [R in keyof A]: Implementation<A[R]> },
): void {
  for (const [tag, resource] of Object.entries(api)) {
    const handlers = routes[tag as keyof A];
    for (const [name, endpoint] of Object.entries(resource)) {
      mount(app, guard, tag, endpoint, handlers[name as keyof typeof handlers] as Handler<Endpoint>);
    }
  }
}

/** Puts one endpoint of the contract on the server. Its access level is enforced here and nowhere else. */
function mount<E extends Endpoint>(
  app: FastifyInstance,
  guard: Guard,
  tag: string,
  endpoint: E,
  handler: Handler<E>,
): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const admit = (request: FastifyRequest, who: Admitted) => {
    admitted.set(request, who);
    request.storeId = who.store?.storeId;
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      tags: [tag],
      summary: handler.summary,
      security: SECURITY[endpoint.access],
      ...(handler.body && { body: handler.body.schema }),
      ...(handler.query && { querystring: handler.query.schema }),
    },
    // Before validation, so that a caller without access learns nothing about the fields.
    preValidation: async (request) => {
      if (endpoint.access === "customer") {
        const customer = await guard.customer(request);
        admit(request, { store: customer, customer });
      } else if (endpoint.access === "device") {
        const device = await guard.device(request);
        admit(request, { store: device, device });
      } else if (endpoint.access === "store") {
        admit(request, { store: await guard.store(request, handler.storeParam) });
      } else if (endpoint.access === "admin" || endpoint.access === "staff") {
        const admin = await guard.admin(request, endpoint);
        admit(request, { store: admin, admin });
      }
    },
    handler: async (request, reply) => {
      const result = await handler.handle(callOf<E>(request, reply, admitted.get(request) ?? {}));
      if (handler.cacheSeconds !== undefined) return sendCached(request, reply, result, handler.cacheSeconds);
      reply.header("cache-control", "no-store");
      return reply.send(result);
    },
  });
}

function callOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply, admitted: Admitted): Call<E> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    key: idempotencyKey(request),
    bearer: bearerOf(request),
    get networks() {
      return networksOf(request.ip);
    },
    get log() {
      return request.log.child({ store: request.storeId });
    },
    reply,
    get store() {
      if (admitted.store === undefined) throw new TypeError("This endpoint of the contract knows no store.");
      return admitted.store;
    },
    get customer() {
      if (admitted.customer === undefined) throw new TypeError("This endpoint of the contract is not for customers.");
      return admitted.customer;
    },
    get admin() {
      if (admitted.admin === undefined) throw new TypeError("This endpoint of the contract is not for owners.");
      return admitted.admin;
    },
    get device() {
      if (admitted.device === undefined) throw new TypeError("This endpoint of the contract is not for devices.");
      return admitted.device;
    },
    // The schemas have checked what the contract's types promise.
  } as Call<E>;
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badRequest(words.keyOfVisibleCharacters, "INVALID_IDEMPOTENCY_KEY");
  }
  return key;
}
