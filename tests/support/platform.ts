import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import type { Clock } from "../../server/platform/clock";
import { readPlatformConfig } from "../../server/platform/config";
import { openDatabase } from "../../server/platform/db/connect";
import type { Db } from "../../server/platform/db/db.types";
import { migrationsFolder } from "../../server/platform/db/migrationsFolder";
import { buildPlatform } from "../../server/platform/platform";
import type { SeedStore } from "../../server/platform/seed/seed.types";
import type { VerifiedCustomer } from "../../src/contract/identity";
import type { Organization } from "../../src/contract/organizations";
import { createDatabase, startPostgres, type TestServer } from "./postgres";
import { seedStores as smallStores } from "./seedStores";

export type Engine = "pglite" | "postgres";
export const ENGINES: Engine[] = ["pglite", "postgres"];

interface Options {
  engine?: Engine;
  /** Environment variables, as an operator would set them. */
  config?: Record<string, string>;
  seedStores?: SeedStore[];
  clock?: Clock;
  logStream?: DestinationStream;
  /** Listen on a port, for tests that need real connections. */
  listen?: boolean;
  /** A folder to use and keep, for restarts. */
  dataDir?: string;
}

export interface Session extends VerifiedCustomer {
  store: Organization;
  headers: { authorization: string };
  /** `orgId` and `storeId`, which the client adds to every call. */
  tenancy: { orgId: string; storeId: string };
}

export interface TestPlatform {
  app: FastifyInstance;
  db: Db;
  /** Empty unless it listens. */
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

/** Limits that no ordinary test means to meet. */
const RELAXED = { LOG_LEVEL: "error", OTP_PER_ADDRESS_PER_HOUR: "100000", OTP_PER_NUMBER_PER_HOUR: "1000" };

/** The whole platform in this process, on a fresh database with two small stores. */
export async function startPlatform(options: Options = {}): Promise<TestPlatform> {
  const { engine = "pglite", listen = false } = options;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "haat-test-"));
  const database = engine === "postgres" ? await freshPostgres() : await freshPglite(dataDir);
  const env = { ...RELAXED, DATA_DIR: dataDir, ...database.env, ...options.config };
  const { app, db, close } = await buildPlatform(readPlatformConfig(env), {
    clock: options.clock,
    logStream: options.logStream,
    seedStores: options.seedStores ?? smallStores,
    onProgress: () => {},
  });
  const baseUrl = listen ? await app.listen({ host: "127.0.0.1", port: 0 }) : "";
  const calls = callsOn(app);
  return {
    app,
    db,
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
    const verified = await send<VerifiedCustomer>("POST", "/api/identity/verify-customer-otp", proof);
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

/** One server for a test file; it ends with the process. */
let server: Promise<TestServer> | undefined;

export function testPostgres(): Promise<TestServer> {
  server ??= startPostgres();
  return server;
}

async function freshPostgres() {
  const database = await createDatabase(await testPostgres(), `haat_${randomUUID().replaceAll("-", "")}`);
  return { env: { DATABASE_URL: database.url }, drop: database.drop };
}

/** Making an embedded database takes seconds, copying a migrated one does not. */
async function freshPglite(dataDir: string) {
  if (!existsSync(join(dataDir, "db"))) cpSync(await pgliteTemplate(), join(dataDir, "db"), { recursive: true });
  return { env: {}, drop: async () => {} };
}

let template: Promise<string> | undefined;

function pgliteTemplate(): Promise<string> {
  template ??= makeTemplate();
  return template;
}

/** Kept between test files and runs, one for each set of migrations. */
async function makeTemplate(): Promise<string> {
  const cache = join(process.cwd(), "node_modules/.cache/haat");
  const migrations = readFileSync(join(migrationsFolder, "meta/_journal.json"));
  const folder = join(cache, `pglite-${createHash("sha256").update(migrations).digest("hex").slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unfinished-"));
  const db = await openDatabase({ dataDir: unfinished }, () => {});
  await db.close();
  try {
    renameSync(join(unfinished, "db"), folder);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(folder)) throw error;
  }
  rmSync(unfinished, { recursive: true, force: true });
  return folder;
}
