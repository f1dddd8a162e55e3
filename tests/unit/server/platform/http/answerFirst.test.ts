import { PassThrough } from "node:stream";
import Fastify, { LogController } from "fastify";
import { afterEach, expect, test } from "vitest";
import { answerFirst } from "#server/platform/http/answerFirst.ts";
import { callerOf } from "#server/platform/http/callerOf.ts";
import { loggerOptions } from "#server/platform/http/logging.ts";
import { logRequests } from "#server/platform/http/requestLog.ts";

const READY = { status: 200, headers: ["content-type", "text/plain", "content-length", "5"], route: "/*" } as const;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function open() {
  const stream = new PassThrough();
  const lines: Record<string, unknown>[] = [];
  stream.on("data", (line) => lines.push(JSON.parse(line)));
  const app = Fastify({
    logger: loggerOptions("info", stream),
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.all("/*", async () => "by the app");
  const measured: unknown[] = [];
  const state = { mayAnswer: true };
  answerFirst(app, ({ url }) => (url.startsWith("/kept") ? { ...READY, body: Buffer.from("ready") } : undefined), {
    callerOf: callerOf(false),
    meter: (labels) => measured.push(labels),
    mayAnswer: () => state.mayAnswer,
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  ends.push(() => app.close());
  const text = async (path: string, method = "GET") => (await fetch(`${origin}${path}`, { method })).text();
  const answered = () => lines.filter(({ msg }) => msg === "answered");
  return { origin, text, answered, measured, state };
}

test("a ready page is sent without the app, with the call's id, a measurement and a log line like any other", async () => {
  const { origin, text, answered, measured } = await open();
  const answer = await fetch(`${origin}/kept?secret=1`, { headers: { "x-request-id": "from-a-proxy" } });
  expect([await answer.text(), answer.headers.get("content-type")]).toEqual(["ready", "text/plain"]);
  expect(answer.headers.get("x-request-id")).toBe("from-a-proxy");
  expect(answer.headers.get("strict-transport-security")).toBeNull();
  expect(await text("/other")).toBe("by the app");
  await expect.poll(() => answered().length).toBe(2);
  const [ready, other] = answered();
  expect(measured).toEqual([{ method: "GET", route: "/*", status: 200 }]);
  expect(ready).toMatchObject({ reqId: "from-a-proxy", address: "/kept", client: "127.0.0.1", status: 200 });
  expect(Object.keys(ready ?? {}).sort()).toEqual(Object.keys(other ?? {}).sort());
});

test("the app answers when no page is ready, when the call is not GET, and while pages may not be sent ahead", async () => {
  const { text, state } = await open();
  expect(await text("/kept")).toBe("ready");
  expect(await text("/kept", "POST")).toBe("by the app");
  state.mayAnswer = false;
  expect(await text("/kept")).toBe("by the app");
});
