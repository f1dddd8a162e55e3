import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bundled } from "#tests/support/bundled.ts";

/** Long: a process starts in a second, and in many seconds beside busy processes. */
const BEGIN = { timeout: 60_000, interval: 20 };
const CALLERS = 20;
const PATIENCE_MS = 10_000;

describe("several processes on one port", () => {
  let first: ChildProcessByStdio<Writable, Readable, Readable>;
  let said: string;
  let port: number;

  const begin = async (env: Record<string, string> = {}) => {
    said = "";
    first = spawn(process.execPath, [bundled("tests/contract/operation/processes/processGroup.ts")], {
      env: { ...process.env, ...env },
      stdio: ["pipe", "pipe", "pipe"],
    });
    for (const output of [first.stdout, first.stderr]) {
      output.on("data", (chunk) => {
        said += chunk;
      });
    }
  };
  const open = async () => {
    await begin();
    await vi.waitFor(() => expect(said).toMatch(/port \d+/), BEGIN);
    port = Number(/port (\d+)/.exec(said)?.[1]);
  };
  afterEach(async () => {
    const ended = first.exitCode === null && first.signalCode === null ? once(first, "exit") : undefined;
    first.kill("SIGKILL");
    await ended;
  });

  const ask = (agent: Agent | false, path = "/", patience = PATIENCE_MS) =>
    new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
      // A connection that is being handed to a process when that process crashes is never answered, so callers give up.
      const signal = AbortSignal.timeout(patience);
      get({ port, host: "127.0.0.1", agent, path, signal }, async (answer) => {
        resolve(Object.assign(answer, { text: await text(answer) }));
      }).once("error", reject);
    });
  /** The ids of the processes that serve now. */
  const serving = async (patience?: number) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(false, "/", patience)));
    return [...new Set(answers.map((answer) => answer.text))].sort();
  };
  const isGone = (id: string) => {
    try {
      process.kill(Number(id), 0);
      return false;
    } catch {
      return true;
    }
  };

  it("share the calls", async () => {
    await open();
    expect(await serving()).toHaveLength(3);
  });

  it("are replaced one after the other without a lost call, on kept connections and on new ones", async () => {
    await open();
    const former = await serving();
    let isOver = false;
    const statuses = new Set<number | undefined>();
    const call = async (agent: Agent | false) => {
      while (!isOver) statuses.add((await ask(agent)).statusCode);
    };
    // These connections are hardly ever idle. Each caller learns from its next answer that it must open a new one.
    const agents = Array.from({ length: CALLERS / 2 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const callers = [...agents, ...agents.map(() => false as const)].map(call);
    first.kill("SIGHUP");
    await vi.waitFor(() => expect(said).toContain("all processes were replaced"), BEGIN);
    isOver = true;
    await Promise.all(callers);
    for (const agent of agents) agent.destroy();
    expect([...statuses]).toEqual([200]);
    const later = await serving();
    expect(later).toHaveLength(3);
    expect(later.filter((id) => former.includes(id))).toEqual([]);
  });

  it("replace one that crashes", async () => {
    await open();
    const former = await serving();
    await expect(ask(false, "/crash")).rejects.toThrow();
    await vi.waitFor(async () => {
      // Connections that were being handed to the crashed process are not waited for: the next look makes new ones.
      const now = await serving(1_000);
      expect(now).toHaveLength(3);
      expect(now.filter((id) => former.includes(id))).toHaveLength(2);
    }, BEGIN);
    expect(said).toContain("a process ended by itself; another one is started");
  });

  it("end together, and none stays behind when the first is killed", async () => {
    await open();
    const ids = await serving();
    const ended = once(first, "exit");
    first.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(ids.every(isGone)).toBe(true);
    await open();
    const others = await serving();
    first.kill("SIGKILL");
    await vi.waitFor(() => expect(others.every(isGone)).toBe(true), BEGIN);
  });

  it("are replaced, and do not end, when that is asked for before they serve", async () => {
    await begin();
    await vi.waitFor(() => expect(said).toContain("begins"), BEGIN);
    first.kill("SIGHUP");
    await vi.waitFor(() => expect(said).toContain("all processes were replaced"), BEGIN);
    await vi.waitFor(() => expect(said).toMatch(/port \d+/), BEGIN);
    port = Number(/port (\d+)/.exec(said)?.[1]);
    expect(await serving()).toHaveLength(3);
  });

  it("do not start when one of them cannot, and none stays behind", async () => {
    await begin({ CANNOT_BEGIN: "1" });
    const ended = once(first, "exit");
    expect(await ended).toEqual([1, null]);
    expect(said).toContain("before it served");
  });
});
