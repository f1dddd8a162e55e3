import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import type { WholeVerifiedCustomer } from "#contract/customers/identity.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { Clock } from "#server/platform/clock.ts";
import { readPlatformConfig } from "#server/platform/config.ts";
import { buildPlatform, type Platform } from "#server/platform/platform.ts";
import type { PlatformPlugin } from "#server/platform/plugin/PlatformPlugin.types.ts";
import { type ReadStores, readDemoStores } from "#server/platform/seed/seed.ts";
import type { Gateways } from "#server/platform/services/sale/payments/gateways/createGateways.ts";
import { spending } from "../account/spending";
import { copyPglite, copyPostgres, type Image } from "../databases/databases";
import { startPostgres, type TestServer } from "../databases/postgres";
import { readSmallStores } from "../databases/seedStores";

export type Engine = "pglite" | "postgres";
export const ENGINES: Engine[] = ["pglite", "postgres"];

interface Options {
  engine?: Engine;
  /** Environment variables, as an operator would set them. */
  config?: Record<string, string>;
  seedStores?: ReadStores;
  clock?: Clock;
  plugins?: PlatformPlugin[];
  gateways?: Gateways;
  logStream?: DestinationStream;
  /** Listens on a port, for tests that need real connections. */
  listen?: boolean;
  /** A folder to use and not to delete, for restarts. */
  dataDir?: string;
}

export interface Session extends WholeVerifiedCustomer {
  store: Organization;
  headers: { authorization: string };
  /** `orgId` and `storeId`, which the client adds to every call. */
  tenancy: { orgId: string; storeId: string };
}

export interface TestPlatform extends Pick<Platform, "app" | "db" | "services" | "metrics" | "isDatabaseThere"> {
  /** Empty unless the platform listens. */
  baseUrl: string;
  dataDir: string;
  get<T>(path: string, query?: Record<string, string>, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T>(method: Verb, path: string, body?: object, headers?: Record<string, string>): Promise<Answer<T>>;
  store(friendlyId: string): Promise<Organization>;
  otpFor(mobile: string): Promise<string>;
  logIn(friendlyId: string, mobile: string): Promise<Session>;
  stop(): Promise<void>;
}

type Verb = "POST" | "PUT" | "PATCH" | "DELETE";

export interface Answer<T> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** Limits that only tests about limits reach. */
const RELAXED = { LOG_LEVEL: "error", OTP_PER_ADDRESS_PER_HOUR: "100000", OTP_PER_NUMBER_PER_HOUR: "1000" };

/** Starts the whole platform in this process, on a new database with two small stores. */
export async function startPlatform(options: Options = {}): Promise<TestPlatform> {
  const { engine = "pglite", listen = false } = options;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "haat-test-"));
  // A database that the configuration names is used as it is.
  const named = options.config?.DATABASE_URL !== undefined;
  const database = named ? { env: {}, drop: async () => {} } : await freshDatabase(engine, imageFor(options), dataDir);
  const env = { ...RELAXED, DATA_DIR: dataDir, ...database.env, ...options.config };
  const { app, db, services, metrics, isDatabaseThere, close } = await spending("starting platforms", () =>
    buildPlatform(readPlatformConfig(env), {
      clock: options.clock,
      plugins: options.plugins,
      gateways: options.gateways,
      logStream: options.logStream,
      seedStores: options.seedStores ?? readSmallStores,
      onProgress: () => {},
    }),
  );
  const baseUrl = listen ? await app.listen({ host: "127.0.0.1", port: 0 }) : "";
  const calls = callsOn(app);
  return {
    app,
    db,
    services,
    metrics,
    isDatabaseThere,
    baseUrl,
    dataDir,
    ...calls,
    stop: async () => {
      await close();
      await database.drop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function callsOn(app: FastifyInstance) {
  const answer = <T>(response: { statusCode: number; body: string; headers: object }): Answer<T> => ({
    status: response.statusCode,
    body: parse(response.body) as T,
    headers: { ...response.headers },
  });
  const get = async <T>(path: string, query = {}, headers = {}) =>
    answer<T>(await app.inject({ method: "GET", url: path, query, headers }));
  const send = async <T>(method: Verb, path: string, body?: object, headers = {}) =>
    answer<T>(await app.inject({ method, url: path, payload: body, headers }));
  const store = async (friendlyId: string) =>
    (await get<Organization>(`/api/organizations/${friendlyId}`, { isFriendlyId: "true", isDomain: "false" })).body;
  const otpFor = async (mobile: string) => {
    const [newest] = (await get<{ otp: string }[]>("/sandbox/messages", { mobile })).body;
    if (newest === undefined) throw new Error(`No code was sent to ${mobile}.`);
    return newest.otp;
  };
  const logIn = async (friendlyId: string, mobile: string): Promise<Session> => {
    const found = await store(friendlyId);
    const { orgId, storeId, locationId, name } = found;
    const asked = await send("POST", "/api/identity/request-otp", { orgName: name, mobile, orgId });
    if (asked.status !== 200) throw new Error(`request-otp answered ${asked.status}: ${JSON.stringify(asked.body)}`);
    const proof = { orgId, locationId, mobile, otp: await otpFor(mobile), role: "ROLE_CUSTOMER" };
    const verified = await send<WholeVerifiedCustomer>("POST", "/api/identity/verify-customer-otp", proof);
    if (verified.status !== 200) throw new Error(`verify answered ${verified.status}`);
    const headers = { authorization: `Bearer ${verified.body.accessToken}` };
    return { ...verified.body, store: found, headers, tenancy: { orgId, storeId } };
  };
  return { get, send, store, otpFor, logIn };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

let server: Promise<TestServer> | undefined;

/** The run's one PostgreSQL (setup/postgres.ts); outside a run, one for this process, which ends with it. */
export function testPostgres(): Promise<TestServer> {
  server ??= startPostgres();
  return server;
}

/** A copy of an image, because making and filling a database takes seconds, and copying does not. */
async function freshDatabase(engine: Engine, image: Image, dataDir: string) {
  if (engine === "postgres") {
    const { url, drop } = await copyPostgres(image, await testPostgres());
    return { env: { DATABASE_URL: url }, drop };
  }
  if (!existsSync(join(dataDir, "db"))) await copyPglite(image, join(dataDir, "db"));
  return { env: {}, drop: async () => {} };
}

function imageFor({ seedStores, config }: Options): Image {
  if (seedStores === readDemoStores) return "demo";
  return seedStores !== undefined || config?.SEED === "off" ? "empty" : "small";
}
