import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../server/platform/db/connect";
import type { Order } from "../../src/contract/orders";
import type { ApiError } from "../../src/contract/wire.types";
import { copyPglite } from "../support/databases";
import { ANY_ENGINE } from "../support/engines";
import { makeShopper } from "../support/makeShopper";
import { startPlatform, type TestPlatform, testPostgres } from "../support/platform";
import { createDatabase, startOwnPostgres } from "../support/postgres";

/** It takes a moment; the rest is for machines that are busy with other things. */
const RECOVERS_MS = 20_000;

const newFolder = () => mkdtempSync(join(tmpdir(), "haat-operation-"));

const closing = async <T>(platform: TestPlatform, work: (platform: TestPlatform) => Promise<T>): Promise<T> => {
  try {
    return await work(platform);
  } finally {
    await platform.stop();
  }
};

describe("the embedded data folder (bar 7)", () => {
  it("is refused to a second process with one sentence, and the first one goes on", async () => {
    const dataDir = newFolder();
    await closing(await startPlatform({ dataDir }), async (platform) => {
      // Any living process but this one may stand for another platform.
      writeFileSync(join(dataDir, "lock"), String(process.ppid));
      await expect(openDatabase({ dataDir }, () => {})).rejects.toThrow(
        `The data folder ${dataDir} is in use by another process (pid ${process.ppid}): stop it, or set DATA_DIR to another folder, or share a PostgreSQL by DATABASE_URL.`,
      );
      expect((await platform.store("fresh-basket")).name).toBe("Fresh Basket");
    });
    rmSync(dataDir, { recursive: true });
  });

  it("is refused to the same process too", async () => {
    const dataDir = newFolder();
    await copyPglite("empty", join(dataDir, "db"));
    const db = await openDatabase({ dataDir }, () => {});
    await expect(openDatabase({ dataDir }, () => {})).rejects.toThrow(/in use by another process/);
    await db.close();
    rmSync(dataDir, { recursive: true });
  });

  it("is taken over from a process that died without a word", async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, "lock"), "4194304999");
    const platform = await startPlatform({ dataDir });
    expect((await platform.store("fresh-basket")).name).toBe("Fresh Basket");
    await platform.stop();
    rmSync(dataDir, { recursive: true });
  });

  it("keeps orders and sessions over a restart", async () => {
    const dataDir = newFolder();
    const first = await startPlatform({ dataDir });
    const shopper = await makeShopper(first, "fresh-basket", "9811111111");
    await first.stop();
    await closing(await startPlatform({ dataDir }), async (second) => {
      const order = await second.get<Order>(`/api/orders/${shopper.orderId}`, shopper.tenancy, shopper.headers);
      expect(order.body).toMatchObject({ orderNumber: shopper.orderNumber, orderState: "PLACED" });
      const renewal = { authorization: `Bearer ${shopper.refreshToken}` };
      expect((await second.get("/api/identity/renewAccessToken", {}, renewal)).status).toBe(200);
    });
    rmSync(dataDir, { recursive: true });
  });
});

describe("one PostgreSQL for several processes", () => {
  it("is migrated and seeded once by three that start together", async () => {
    const database = await createDatabase(await testPostgres(), "haat_together");
    const config = { DATABASE_URL: database.url, TOKEN_SECRET: "the same secret for all of the processes" };
    const platforms = await Promise.all([1, 2, 3].map(() => startPlatform({ config })));
    const { accessToken, customerId } = await (platforms[0] as TestPlatform).logIn("fresh-basket", "9811111111");
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const platform of platforms) {
      expect(platform.db.engine).toBe("postgres");
      expect((await platform.get(`/api/customers/${customerId}`, {}, headers)).status).toBe(200);
    }
    await Promise.all(platforms.map((platform) => platform.stop()));
    await database.drop();
  });

  it("may be restarted under load: the platform stays up and recovers (bar 17)", async () => {
    const server = await startOwnPostgres();
    const config = { LOG_LEVEL: "silent", DATABASE_URL: server.url };
    await closing(await startPlatform({ config }), async (platform) => {
      const { orgId, storeId } = await platform.store("fresh-basket");
      const ask = async () => (await platform.get<ApiError>("/api/products", { orgId, storeId })).status;
      const asked: Promise<number>[] = [];
      const load = setInterval(() => asked.push(ask()), 20);
      await server.restart();
      const restarted = Date.now();
      while ((await ask()) !== 200) {
        expect(Date.now() - restarted).toBeLessThan(RECOVERS_MS);
        await delay(20);
      }
      clearInterval(load);
      const statuses = await Promise.all(asked);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    });
    await server.stop();
  });
});

describe("too many calls at once (bar 17)", () => {
  it("answers 503 with Retry-After beyond the limit, and 200 again afterwards", async () => {
    const config = { MAX_IN_FLIGHT: "5" };
    await closing(await startPlatform({ config, listen: true }), async (platform) => {
      const answered: Response[] = [];
      const ask = async () => {
        const answer = await fetch(`${platform.baseUrl}/api/organizations/fresh-basket?isFriendlyId=true`);
        answered.push(answer);
        return answer;
      };
      // The embedded database does one thing at a time: while this lasts, whoever was let in waits for it.
      const { answers, refused } = await platform.db.orm.transaction(async () => {
        const asked = Array.from({ length: 12 }, ask);
        await vi.waitFor(() => expect(answered).toHaveLength(7), 15_000);
        return { answers: asked, refused: [...answered] };
      });
      expect(refused.map(({ status }) => status)).toEqual(Array(7).fill(503));
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      const [first] = refused;
      expect(first?.headers.get("retry-after")).toBe("1");
      expect(await first?.json()).toMatchObject({ code: "UNAVAILABLE", retryable: true });
      expect((await ask()).status).toBe(200);
    });
  });
});

describe("logs", () => {
  it("hold request ids, but no code, token or whole mobile number", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const mobile = "9812345678";
    await closing(
      await startPlatform({ engine: ANY_ENGINE, logStream, config: { LOG_LEVEL: "trace" } }),
      async (platform) => {
        const session = await platform.logIn("fresh-basket", mobile);
        const otp = await platform.otpFor(mobile);
        await platform.get(`/api/customers/${session.customerId}`, { mobile }, session.headers);
        platform.app.log.info({ body: { mobile, otp, accessToken: session.accessToken } }, `a shopper with ${mobile}`);
        platform.app.log.warn({ err: new Error(`nobody answers at ${mobile}`) });
        const log = lines.join("");
        expect(log).toMatch(/"reqId":"[\w-]{36}"/);
        expect(log).toContain("******5678");
        for (const secret of [mobile, `"${otp}"`, session.accessToken, session.refreshToken]) {
          expect(log).not.toContain(secret);
        }
      },
    );
  });
});
