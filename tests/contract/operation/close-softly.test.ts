import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Readable, Writable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { bundled } from "#tests/support/bundled.ts";

type Server = ChildProcessByStdio<Writable, Readable, null>;

describe("a process that is told to end", () => {
  let server: Server;
  let port: number;
  /** Each caller has its own connection, which is idle once that caller sends nothing more. */
  const aConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });
  let agent: Agent;

  async function start(graceMs: number): Promise<void> {
    agent = aConnection();
    server = spawn(process.execPath, [bundled("tests/contract/operation/processes/closingServer.ts")], {
      env: { ...process.env, GRACE_MS: String(graceMs) },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const [said] = await once(server.stdout, "data");
    port = Number(String(said));
  }
  afterEach(() => {
    server.kill("SIGKILL");
    agent.destroy();
  });

  const ask = (by = agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = get({ port, host: "127.0.0.1", agent: by }, (answer) => {
        answer.resume().once("end", () => resolve(answer));
      });
      request.once("error", reject);
    });
  /** Keeps asking on a kept connection until the answer says that the connection ends, as a proxy does. */
  const askUntilTold = async (answered: () => void) => {
    const own = aConnection();
    for (;;) {
      const { statusCode, headers } = await ask(own);
      expect(statusCode).toBe(200);
      answered();
      if (headers.connection === "close") return;
    }
  };

  it("answers every call of every open connection, asks each to connect elsewhere, and ends", async () => {
    await start(60_000);
    let answers = 0;
    const callers = Array.from({ length: 20 }, () =>
      askUntilTold(() => {
        answers += 1;
        if (answers === 100) server.kill("SIGTERM");
      }),
    );
    const ended = once(server, "exit");
    await Promise.all(callers);
    expect(await ended).toEqual([0, null]);
  });

  it("ends when its grace is over, although somebody keeps a silent connection", async () => {
    await start(300);
    await ask();
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });

  it("ends in the usual way when its terminal is closed, or on SIGHUP when there is nothing to reload", async () => {
    await start(0);
    const ended = once(server, "exit");
    server.kill("SIGHUP");
    expect(await ended).toEqual([0, null]);
  });

  it("ends at once at the second signal", async () => {
    await start(60_000);
    // Keeps the process from ending by itself.
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => {});
    await once(silent, "connect");
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    // A second signal before the first one is handled would count as the same one.
    while ((await ask()).headers.connection !== "close");
    server.kill("SIGTERM");
    expect(await ended).toEqual([1, null]);
  });
});
