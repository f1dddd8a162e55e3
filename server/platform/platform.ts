import { existsSync } from "node:fs";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { Registry } from "prom-client";
import { adminApi } from "#contract/adminApi.ts";
import { api } from "#contract/api.ts";
import type { Changes } from "#contract/store/changes.ts";
import type { FindReady } from "#server/shared/ReadyAnswer.types.ts";
import { type Clock, systemClock } from "./clock";
import type { PlatformConfig } from "./config";
import { openDatabase } from "./db/connect";
import type { Db } from "./db/db.types";
import { isThere } from "./db/isThere";
import { limitInFlight } from "./http/admission";
import { answerFirst } from "./http/answerFirst";
import { callerOf } from "./http/callerOf";
import { callersOptions, limitConnections, PATIENCE, type Patience } from "./http/callers";
import { callHeaders } from "./http/callHeaders";
import { decodableAddress } from "./http/decodableAddress";
import { publishDocumentation } from "./http/documentation";
import { Guard } from "./http/Guard";
import { loggerOptions } from "./http/logging";
import { mountAll } from "./http/mount";
import { answerProblems, toProblem, unknownAddress } from "./http/problems";
import { requestId } from "./http/requestId";
import { logRequests } from "./http/requestLog";
import { trustedProxies } from "./http/trustedProxies";
import { validateCalls } from "./http/validation";
import { speakAsAsked } from "./language/speakAsAsked";
import { translateLines } from "./language/translateLines";
import { measureCalls } from "./metrics/measureCalls";
import { measureDatabase } from "./metrics/measureDatabase";
import { ownAddress } from "./ownAddress";
import { PictureCache } from "./pictures/PictureCache";
import { serveSeedPictures } from "./pictures/seedPictures";
import { serveStorePictures } from "./pictures/storePictures";
import { migratePlugins } from "./plugin/migratePlugins";
import type { PlatformPlugin } from "./plugin/PlatformPlugin.types";
import { platformPlugins } from "./plugins";
import { HOUR_MS, MINUTE_MS, repeatEvery } from "./repeatEvery";
import { createRoutes } from "./routes";
import { adminRoutes } from "./routes/admin";
import { counterRoutes } from "./routes/counter";
import { mediaUploadRoutes } from "./routes/customers/mediaUploads";
import { paymentWebhookRoutes } from "./routes/sale/paymentWebhooks";
import { sandboxCounterCodes } from "./sandbox/counterCodes";
import { sandboxDevices } from "./sandbox/devices";
import { Faults } from "./sandbox/Faults";
import { sandboxGateway } from "./sandbox/gateway";
import { injectFaults } from "./sandbox/injectFaults";
import { sandboxOrderStates } from "./sandbox/orderStates";
import { sandboxRecharges } from "./sandbox/recharges";
import { serveSandbox } from "./sandbox/routes";
import { sandboxStorePayment } from "./sandbox/storePayment";
import { sandboxSubscriptions } from "./sandbox/subscriptions";
import { type ReadStores, readDemoStores, seedIfEmpty } from "./seed/seed";
import { createServices, type Services } from "./services";
import { BooksWatch } from "./services/back-office/books/BooksWatch";
import { forgetExpired } from "./services/customers/identity/forgetExpired";
import type { Gateways } from "./services/sale/payments/gateways/createGateways";

const BODY_LIMIT = 1024 * 1024;

export interface Platform {
  app: FastifyInstance;
  db: Db;
  services: Services;
  /** The metrics that Prometheus reads. */
  metrics: Registry;
  isDatabaseThere(): Promise<boolean>;
  /** The friendly ids of the stores, or of some of them if there are many. */
  someStores(): Promise<string[]>;
  /** See `src/contract/store/changes.ts`. */
  changesSince(after: string | undefined): Promise<Changes>;
  /** See `http/answerFirst.ts`. */
  answerFirst(find: FindReady): void;
  close(): Promise<void>;
}

export interface PlatformOptions {
  clock?: Clock;
  /** The plugins to use instead of those in `plugins.ts`. */
  plugins?: readonly PlatformPlugin[];
  /** The gateways to use instead of those that the configuration names. */
  gateways?: Gateways;
  /** Where log lines go instead of standard output. */
  logStream?: DestinationStream;
  /** Replaces the demo stores with which an empty database is filled. */
  seedStores?: ReadStores;
  /** How long callers may take; tests allow less. */
  patience?: Patience;
  /** Called with what takes a while at the first start; by default it is printed. */
  onProgress?: (doing: string) => void;
}

/** Builds the whole platform on a Fastify app that does not listen yet. A storefront host may be added to the same app. */
export async function buildPlatform(config: PlatformConfig, options: PlatformOptions = {}): Promise<Platform> {
  const { clock = systemClock, logStream, onProgress = printProgress, patience = PATIENCE } = options;
  const { plugins = platformPlugins } = options;
  const trusted = trustedProxies(config.trustProxy);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    // No limit, so that a slow machine starts late instead of never.
    pluginTimeout: 0,
    trustProxy: trusted,
    // `requestLog.ts` writes the line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    rewriteUrl: ({ url = "/" }) => decodableAddress(url),
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    // A call whose address cannot be decoded does not reach the error handler.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const problem = toProblem(error);
      reply.code(problem.statusCode).send(problem.toBody(request.id));
    },
    ...callersOptions(patience),
    // Running calls are finished; idle connections are closed.
    forceCloseConnections: "idle",
    // A call that a kept-alive connection sends while the server closes is answered, and not with 503.
    return503OnClosing: false,
  });
  if (isFirstStart(config)) onProgress("Making the database, once");
  const db = await openDatabase(config, (error) => app.log.warn({ err: error }, "a database connection broke"));
  app.addHook("onClose", () => db.close());
  await migratePlugins(db, plugins);
  speakAsAsked(app);
  translateLines(app, db.orm);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(callHeaders(request.id, request.protocol)).header("x-content-type-options", "nosniff");
  });
  logRequests(app);
  limitConnections(app.server);
  answerProblems(app);
  const metrics = new Registry();
  const meter = measureCalls(app, metrics);
  measureDatabase(db, clock, metrics);
  limitInFlight(app, config.maxInFlight, metrics);
  validateCalls(app);
  const faults = new Faults();
  if (config.sandbox) injectFaults(app, faults);
  const deps = { db, clock, config, log: app.log, plugins, ownAddress: () => ownAddress(app) };
  const services = createServices(deps, options.gateways);
  repeatEvery(app, config.payments.checkMs, () => services.reconciler.run());
  repeatEvery(app, config.subscriptions.checkMs, async () => void (await services.deliveryScheduler.run()));
  repeatEvery(app, HOUR_MS, (signal) => forgetExpired(db, clock.now(), signal));
  repeatEvery(app, HOUR_MS, (signal) => services.changeFeed.forgetOld(signal));
  repeatEvery(app, HOUR_MS, (signal) => services.shelves.forgetOld(signal));
  repeatEvery(app, MINUTE_MS, () => services.failedSearches.write());
  repeatEvery(app, HOUR_MS, (signal) => services.failedSearches.forgetOld(signal));
  const booksWatch = new BooksWatch(services.books, app.log, metrics);
  repeatEvery(app, HOUR_MS, () => booksWatch.look());
  await publishDocumentation(app, config.sandbox);
  if (config.seed) await seedIfEmpty(db, options.seedStores ?? readDemoStores, onProgress);
  await app.register(async (scope) => {
    const guard = new Guard(services.directory, services.accessTokens, services.adminTokens, services.devices);
    mountAll(scope, guard, api, createRoutes(services));
    mountAll(scope, guard, adminApi, { admin: adminRoutes(services), counter: counterRoutes(services) });
    for (const plugin of plugins) {
      plugin.calls?.((contract, routes) => mountAll(scope, guard, contract, routes), deps);
    }
    scope.all("/api/*", { schema: { hide: true } }, async () => {
      throw unknownAddress();
    });
  });
  if (config.sandbox) serveSandbox(app, services.sandboxMessages, faults);
  if (config.sandbox) await app.register(sandboxOrderStates(services));
  if (config.sandbox) await app.register(sandboxRecharges(services));
  if (config.sandbox) await app.register(sandboxSubscriptions(services));
  if (config.sandbox) await app.register(sandboxStorePayment(deps));
  if (config.sandbox) await app.register(sandboxDevices(services));
  if (config.sandbox) await app.register(sandboxCounterCodes(services));
  await app.register(paymentWebhookRoutes(services));
  if (config.sandbox) await app.register(sandboxGateway(deps));
  await app.register(mediaUploadRoutes(services));
  const onTrouble = (error: unknown) => app.log.warn({ err: error }, "a resized picture could not be kept");
  const pictures = new PictureCache(join(config.dataDir, "pictures"), config.pictureCacheBytes, onTrouble);
  serveSeedPictures(app, pictures, { ahead: config.seed });
  serveStorePictures(app, pictures, services.storePictures);
  return {
    app,
    db,
    services,
    metrics,
    isDatabaseThere: () => isThere(db),
    someStores: () => services.directory.someStores(),
    changesSince: (after) => services.changeFeed.since(after),
    answerFirst: (find) => {
      answerFirst(app, find, { callerOf: callerOf(trusted), meter, mayAnswer: () => !faults.areSet });
    },
    close: () => app.close(),
  };
}

function isFirstStart({ databaseUrl, dataDir }: PlatformConfig): boolean {
  return databaseUrl === undefined && !existsSync(join(dataDir, "db"));
}

function printProgress(doing: string): void {
  process.stdout.write(`  ${doing} …\n`);
}
