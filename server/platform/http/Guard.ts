import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { accessDenied, badRequest, notFound, PlatformError } from "../errors";
import type { Devices } from "../services/back-office/devices/Devices";
import type { AdminContext, AdminTokens } from "../services/back-office/owner/AdminTokens";
import type { AccessTokens } from "../services/customers/identity/AccessTokens";
import type { StoreDirectory, StoreHints } from "../services/store/StoreDirectory";
import { words } from "../words";
import { bearerOf } from "./bearer";
import type { CustomerContext, DeviceContext, StoreContext } from "./implementation.types";

/** Decides who is calling and for which store. Ids in a call select public data and give no rights (bar 11). */
export class Guard {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly tokens: AccessTokens,
    private readonly adminTokens: AdminTokens,
    private readonly devices: Pick<Devices, "verify">,
  ) {}

  /** @throws PlatformError 404 for an unknown store, 400 when the call names no store */
  async store(request: FastifyRequest, storeParam?: string): Promise<StoreContext> {
    const named = namedIn(request);
    const hints: StoreHints = { storeId: named.storeId, orgId: named.orgId, orgName: named.orgName };
    if (storeParam !== undefined) {
      const value = named.params[storeParam];
      const hint = storeParam === "orgId" ? "orgId" : "storeId";
      if (hints[hint] !== undefined && hints[hint] !== value) throw notFound(words.noStore);
      hints[hint] = value;
    }
    if (hints.storeId === undefined && hints.orgId === undefined && hints.orgName === undefined) {
      throw badRequest(words.nameTheStore, "STORE_REQUIRED");
    }
    return this.directory.resolve(hints);
  }

  /**
   * @throws PlatformError 403 without a valid access token, 404 when the call names another customer or another store
   */
  async customer(request: FastifyRequest): Promise<CustomerContext> {
    const bearer = bearerOf(request);
    if (bearer === undefined) throw accessDenied();
    const customer = await this.tokens.verify(bearer);
    const named = namedIn(request);
    const foreign =
      (named.storeId ?? customer.storeId) !== customer.storeId ||
      (named.orgId ?? customer.orgId) !== customer.orgId ||
      (named.customerId ?? customer.customerId) !== customer.customerId ||
      (named.params.customerId ?? customer.customerId) !== customer.customerId;
    if (foreign) throw notFound(words.notWhatYouAskedFor);
    return customer;
  }

  /**
   * @throws PlatformError 401 without a token, 403 for what the token does not allow, 404 when the call names another store
   */
  async admin(request: FastifyRequest, { access, reads }: Pick<Endpoint, "access" | "reads">): Promise<AdminContext> {
    const admin = await this.adminTokens.verify(bearerOf(request));
    const { storeId = admin.storeId, orgId = admin.orgId } = namedIn(request);
    if (storeId !== admin.storeId || orgId !== admin.orgId) throw notFound(words.notWhatYouAskedFor);
    if (admin.isCounter && access !== "staff") {
      throw new PlatformError(403, "COUNTER_CODE", words.codeForOrders);
    }
    if (reads || admin.canWrite) return admin;
    throw new PlatformError(403, "READ_ONLY_TOKEN", words.tokenForReading);
  }

  /** @throws PlatformError 403 without a valid device token, 404 when the call names another store */
  async device(request: FastifyRequest): Promise<DeviceContext> {
    const bearer = bearerOf(request);
    if (bearer === undefined) throw accessDenied();
    const device = await this.devices.verify(bearer);
    const { storeId = device.storeId, orgId = device.orgId } = namedIn(request);
    if (storeId !== device.storeId || orgId !== device.orgId) throw notFound(words.notWhatYouAskedFor);
    return device;
  }
}

interface Named {
  storeId?: string;
  orgId?: string;
  orgName?: string;
  customerId?: string;
  params: Record<string, string | undefined>;
}

/** The ids in a call's query and body. A call with two different ones is refused. */
function namedIn(request: FastifyRequest): Named {
  const sources = [request.query, request.body].filter(isRecord);
  const only = (name: string): string | undefined => {
    let found: string | undefined;
    for (const source of sources) {
      const value = Object.hasOwn(source, name) ? source[name] : undefined;
      if (value === undefined) continue;
      if (typeof value !== "string" || (found !== undefined && found !== value)) {
        throw badRequest(words.pleaseCheck(name));
      }
      found = value;
    }
    return found;
  };
  return {
    storeId: only("storeId"),
    orgId: only("orgId"),
    orgName: only("orgName"),
    customerId: only("customerId"),
    params: isRecord(request.params) ? (request.params as Named["params"]) : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
