import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitInFlight } from "#server/platform/http/admission.ts";
import { callersOptions, type Patience } from "#server/platform/http/callers.ts";
import { answerProblems } from "#server/platform/http/problems.ts";
import { connectionsOf } from "#server/process/connectionsOf.ts";

/** Larger than the buffers that the system keeps for a reader that does not read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
const TOO_MUCH = Buffer.alloc(12 * 1024 * 1024);
const ENDLESS: Patience = { headersMs: 600_000, callMs: 600_000, silentMs: 600_000, idleMs: 600_000 };
const POST = "POST /api/work HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n";
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;

describe("callers who are slow (bar 17)", () => {
  let app: FastifyInstance;
  let port: number;
  let isWorking: Promise<void>;
  let begun = 0;
  let finish = () => {};

  async function serve(patience: Partial<Patience>): Promise<void> {
    app = Fastify({ ...callersOptions({ ...ENDLESS, ...patience }), forceCloseConnections: true });
    answerProblems(app);
    limitInFlight(app, 1, new Registry());
    app.get("/api/large", () => LARGE);
    app.all("/api/work", async () => {
      begun += 1;
      await isWorking;
      return {};
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    port = (app.server.address() as AddressInfo).port;
  }
  beforeEach(() => {
    begun = 0;
    isWorking = new Promise((resolve) => {
      finish = resolve;
    });
  });
  afterEach(async () => {
    finish();
    await app.close();
  });

  const open = async (said: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(said);
    return socket;
  };
  /** What the server sent until it closed the connection. */
  const untilCut = async (said: string) => {
    const socket = await open(said);
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    await once(socket, "close");
    return heard;
  };
  const work = () => fetch(`http://127.0.0.1:${port}/api/work`);

  it.each<[who: string, patience: Partial<Patience>, said: string]>([
    ["says nothing", { headersMs: 200 }, ""],
    ["sends its headers one by one and never ends", { headersMs: 200 }, "GET /api/work HTTP/1.1\r\nhost: shop\r\n"],
    ["sends half a body", { callMs: 200, headersMs: 200 }, `${POST}content-length: 100\r\n\r\n{`],
  ])("one that %s is told 408 in our words, and is cut", async (_, patience, said) => {
    await serve(patience);
    const heard = await untilCut(said);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    const { code, message, retryable } = JSON.parse(heard.slice(heard.indexOf("\r\n\r\n")));
    expect({ code, message, retryable }).toEqual({
      code: "REQUEST_TIMEOUT",
      message: "The request took too long to arrive.",
      retryable: false,
    });
  });

  it("one that does not send HTTP is told so, and is cut off", async () => {
    await serve({});
    const heard = await untilCut("what is this?\r\n\r\n");
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain('"code":"INVALID_REQUEST"');
  });

  it.each<[who: string, patience: Partial<Patience>, said: string]>([
    ["stops in the middle of its body", { silentMs: 200 }, `${POST}content-length: 100\r\n\r\n{`],
    ["has its answer and keeps the connection", { idleMs: 1 }, GET("/nothing")],
  ])("one that %s is cut", async (_, patience, said) => {
    await serve(patience);
    await untilCut(said);
  });

  it("one that does not read its answer keeps nobody else out", async () => {
    await serve({});
    const reader = await open(GET("/api/large"));
    reader.pause();
    finish();
    await vi.waitFor(async () => expect((await work()).status).toBe(200), { timeout: 15_000, interval: 20 });
    reader.destroy();
  });

  it("one that does not read its answer is cut off", async () => {
    await serve({ silentMs: 500 });
    const reader = await open(GET("/api/large"));
    reader.pause();
    await vi.waitFor(async () => expect(await connectionsOf(app.server)).toBe(0), { timeout: 30_000, interval: 20 });
    reader.destroy();
  });

  it("one that sends too much before it reads gets 413", async () => {
    await serve({});
    const sender = await open(`${POST}content-length: ${TOO_MUCH.length}\r\n\r\n`);
    await new Promise<void>((resolve) => sender.write(TOO_MUCH, () => resolve()));
    const [heard] = await once(sender, "data");
    expect(String(heard)).toMatch(/^HTTP\/1\.1 413 /);
    sender.destroy();
  });

  it("one that has disconnected keeps its place until its work has ended, because the work costs the same", async () => {
    await serve({});
    const gone = await open(GET("/api/work"));
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 15_000, interval: 5 });
    gone.destroy();
    await once(gone, "close");
    expect((await work()).status).toBe(503);
    finish();
    await vi.waitFor(async () => expect((await work()).status).toBe(200), { timeout: 15_000, interval: 5 });
  });
});
