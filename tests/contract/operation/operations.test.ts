import Fastify from "fastify";
import { collectDefaultMetrics } from "prom-client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { operationsRoutes } from "#server/process/operations/operationsRoutes.ts";
import { type Operations, serveOperations } from "#server/process/operations/serveOperations.ts";
import { type CuttableNetwork, cuttableNetwork } from "#tests/support/databases/cuttableNetwork.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import type { TestDatabase } from "#tests/support/databases/postgres.ts";
import { startPlatform, type TestPlatform, testPostgres } from "#tests/support/platform/platform.ts";

describe("the metrics and the health of a shop", () => {
  let database: TestDatabase;
  let network: CuttableNetwork;
  let platform: TestPlatform;
  let operations: Operations;
  let isWarm = true;

  beforeAll(async () => {
    database = await copyPostgres("small", await testPostgres());
    network = await cuttableNetwork(database.url);
    platform = await startPlatform({ config: { DATABASE_URL: network.url, MAX_IN_FLIGHT: "1", LOG_LEVEL: "silent" } });
    const missing = async () => [
      ...(isWarm ? [] : ["drawing"]),
      ...((await platform.isDatabaseThere()) ? [] : ["database"]),
    ];
    collectDefaultMetrics({ register: platform.metrics });
    const figures = () => platform.metrics.metrics();
    operations = await serveOperations({ host: "127.0.0.1", port: 0 }, { figures, missing });
  });
  afterAll(async () => {
    await operations.close();
    await platform.stop();
    await network.close();
    await database.drop();
  });

  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${operations.port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };

  it("show calls by route, calls in flight and refused, connections, and waiting work, without personal data", async () => {
    const mobile = "9811111111";
    const session = await platform.logIn("fresh-basket", mobile);
    const own = `/api/customers/${session.customerId}`;
    expect((await platform.get(own, {}, session.headers)).status).toBe(200);
    const busy = await Promise.all([1, 2].map(() => platform.get(own, {}, session.headers)));
    expect(busy.map(({ status }) => status).sort()).toEqual([200, 503]);
    const { status, text } = await read("/metrics");
    expect(status).toBe(200);
    expect(text).toContain(
      'haat_http_request_seconds_count{method="GET",route="/api/customers/:customerId",status="200"} 2',
    );
    expect(text).toContain("haat_calls_in_flight 0");
    expect(text).toContain("haat_calls_refused_total 1");
    expect(text).toMatch(/haat_database_connections{state="open"} [1-9]/);
    for (const what of ["orders", "payments", "refunds", "deliveries"]) {
      expect(text).toContain(`haat_waiting{what="${what}"} 0`);
    }
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
    for (const secret of [mobile, session.customerId, session.accessToken]) expect(text).not.toContain(secret);
  });

  it("say whether the shop can serve, and what is missing when it cannot", async () => {
    expect(await read("/health/ready")).toEqual({ status: 200, text: '{"ready":true,"missing":[]}' });
    isWarm = false;
    network.cut();
    expect(await read("/health/ready")).toEqual({
      status: 503,
      text: '{"ready":false,"missing":["drawing","database"]}',
    });
    expect((await read("/health/live")).status).toBe(200);
    const { text } = await read("/metrics");
    expect(text).toContain("haat_calls_in_flight");
    network.mend();
    isWarm = true;
    await vi.waitFor(async () => expect((await read("/health/ready")).status).toBe(200), { timeout: 60_000 });
  });
});

describe("the same on the shop's own port", () => {
  const at = async (
    reader: Parameters<typeof operationsRoutes>[1]["reader"],
    missing = async (): Promise<string[]> => [],
  ) => {
    const app = Fastify();
    await app.register(operationsRoutes, { figures: async () => "haat_waiting 0", missing, reader });
    return async (path: string, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { statusCode, body } = await app.inject({ url: path, headers });
      return { status: statusCode, body };
    };
  };

  it("shows health to everybody, and metrics to nobody when no token is set", async () => {
    const read = await at("nobody");
    expect((await read("/health/live")).status).toBe(200);
    expect((await read("/health/ready")).status).toBe(200);
    expect((await read("/metrics")).status).toBe(404);
  });

  it("shows metrics only to callers with the token", async () => {
    const read = await at({ token: "a-token-of-16-characters" });
    expect((await read("/metrics")).status).toBe(401);
    expect((await read("/metrics", "another-of-16-characters")).status).toBe(401);
    expect(await read("/metrics", "a-token-of-16-characters")).toEqual({ status: 200, body: "haat_waiting 0" });
  });

  it("asks the database once, however many ask for health at the same time", async () => {
    const answers: ((missing: string[]) => void)[] = [];
    const read = await at("nobody", () => new Promise((resolve) => answers.push(resolve)));
    const all = Promise.all(Array.from({ length: 20 }, () => read("/health/ready")));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(["database"]);
    expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers).toHaveLength(1);
  });
});
