import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { bundled } from "#tests/support/bundled.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import type { TestDatabase } from "#tests/support/databases/postgres.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { sized } from "#tests/support/sized.ts";

const CALLERS = 12;
const ANSWERS_BEFORE = sized(200, 5000);

/** The outcome of a call: its complete answer, no connection because nobody listens any more, or a broken connection. */
type Outcome = { answered: number } | "nobody listens" | { broken: string };

describe("A platform that is told to end under load (bar 17)", () => {
  let script: string;
  let database: TestDatabase;
  let server: ChildProcess;
  let port: number;
  const began = new Set<string>();

  beforeAll(async () => {
    script = bundled("tests/contract/operation/processes/closingPlatform.ts");
  });
  afterEach(async () => {
    server.kill("SIGKILL");
    await database.drop();
  });

  async function start(graceMs: number): Promise<void> {
    database = await copyPostgres("small", await testPostgres());
    server = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        GRACE_MS: String(graceMs),
        MAX_IN_FLIGHT: "1000",
        OTP_PER_ADDRESS_PER_HOUR: "100000",
      },
      stdio: ["pipe", "pipe", "inherit"],
    });
    if (server.stdout === null) throw new Error("The process has no output.");
    const lines = createInterface({ input: server.stdout });
    port = await new Promise((resolve) => {
      lines.on("line", (line) => {
        const [word, value = ""] = line.split(" ");
        if (word === "port") resolve(Number(value));
        else began.add(value);
      });
    });
  }

  /** Sends a read, and a write that has not arrived completely when the server begins to handle it. */
  async function call(agent: Agent, id: string): Promise<Outcome> {
    const isWrite = Number(id.split("-")[1]) % 2 === 1;
    const body = JSON.stringify({ orgName: "Fresh Basket", mobile: `9${id.replaceAll(/\D/g, "").padStart(9, "0")}` });
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const asking = request({
          agent,
          port,
          host: "127.0.0.1",
          method: isWrite ? "POST" : "GET",
          path: isWrite
            ? "/api/identity/request-otp"
            : "/api/organizations/fresh-basket?isFriendlyId=true&isDomain=false",
          headers: {
            "x-request-id": id,
            ...(isWrite && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
          },
        });
        asking.once("response", resolve).once("error", reject);
        if (!isWrite) return asking.end();
        asking.write(body.slice(0, 10));
        setImmediate(() => asking.end(body.slice(10)));
      });
      JSON.parse(await text(answer));
      return { answered: answer.statusCode ?? 0 };
    } catch (error) {
      const code = String((error as { code?: string }).code);
      return code === "ECONNREFUSED" ? "nobody listens" : { broken: code };
    }
  }

  it.each([0, 300])("gives a whole answer to every call that reached it, with a grace of %d ms", async (graceMs) => {
    await start(graceMs);
    const outcomes = new Map<string, Outcome>();
    const keepAsking = async (caller: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let count = 0; ; count += 1) {
        const id = `${graceMs}${caller + 10}-${count}`;
        const outcome = await call(agent, id);
        outcomes.set(id, outcome);
        if (outcomes.size === ANSWERS_BEFORE) server.kill("SIGTERM");
        if (outcome === "nobody listens") return agent.destroy();
      }
    };
    const ended = once(server, "exit");
    await Promise.all(Array.from({ length: CALLERS }, (_, caller) => keepAsking(caller)));
    expect(await ended).toEqual([0, null]);
    const broken = [...outcomes].filter(([, outcome]) => typeof outcome === "object" && "broken" in outcome);
    expect(broken.filter(([id]) => began.has(id))).toEqual([]);
    const statuses = [...outcomes.values()].flatMap((outcome) =>
      typeof outcome === "object" && "answered" in outcome ? [outcome.answered] : [],
    );
    expect(statuses.length).toBeGreaterThanOrEqual(ANSWERS_BEFORE - 1);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
