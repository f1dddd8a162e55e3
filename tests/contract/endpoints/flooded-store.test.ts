import Fastify, { type FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitInFlight } from "#server/platform/http/admission.ts";
import { answerProblems } from "#server/platform/http/problems.ts";

const MAX = 20;

describe("a store that is flooded (bar 17)", () => {
  let app: FastifyInstance;
  let finish: () => void;
  const begun: string[] = [];

  beforeEach(async () => {
    begun.length = 0;
    const isWorking = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app = Fastify();
    answerProblems(app);
    limitInFlight(app, MAX, new Registry());
    app.get<{ Querystring: { storeId: string } }>("/api/work", async ({ query }) => {
      begun.push(query.storeId);
      await isWorking;
      return {};
    });
    await app.ready();
  });
  afterEach(async () => {
    finish();
    await app.close();
  });
  const call = (storeId: string) => app.inject({ url: "/api/work", query: { storeId } });

  it("is refused calls beyond the limit, while another store may use its share", async () => {
    const flood = Array.from({ length: MAX }, () => call("loud"));
    await vi.waitFor(() => expect(begun).toHaveLength(MAX));
    expect((await call("loud")).statusCode).toBe(503);
    const others = [call("quiet"), call("quiet")];
    await vi.waitFor(() => expect(begun.filter((store) => store === "quiet")).toHaveLength(2));
    expect((await call("quiet")).statusCode).toBe(503);
    finish();
    for (const reply of await Promise.all([...flood, ...others])) expect(reply.statusCode).toBe(200);
    expect((await call("quiet")).statusCode).toBe(200);
  });

  it("never uses more than twice the places, however many stores there are", async () => {
    const all = Array.from({ length: 2 * MAX }, (_, place) => call(`store ${Math.max(0, place - MAX + 1)}`));
    await vi.waitFor(() => expect(begun).toHaveLength(2 * MAX), { timeout: 30_000 });
    expect((await call("one more")).statusCode).toBe(503);
    finish();
    await Promise.all(all);
  });
});
