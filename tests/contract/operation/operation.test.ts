import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { DataFolderInUse } from "#server/platform/db/lockDataFolder.ts";
import { openPglite } from "#server/platform/db/openPglite.ts";
import { connectionsOf } from "#server/process/connectionsOf.ts";
import { createDatabase } from "#tests/support/databases/postgres.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { makeShopper } from "#tests/support/platform/makeShopper.ts";
import { startPlatform, type TestPlatform, testPostgres } from "#tests/support/platform/platform.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "haat-operation-"));

const closing = async <T>(platform: TestPlatform, work: (platform: TestPlatform) => Promise<T>): Promise<T> => {
  try {
    return await work(platform);
  } finally {
    await platform.stop();
  }
};

describe("the embedded data folder (bar 7)", () => {
  it("is refused to a second one, and the first one goes on", async () => {
    const dataDir = newFolder();
    await closing(await startPlatform({ dataDir }), async (platform) => {
      await expect(openPglite(dataDir, 0)).rejects.toThrow(DataFolderInUse);
      expect((await platform.store("fresh-basket")).name).toBe("Fresh Basket");
    });
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
      // The embedded database runs one transaction at a time, so all admitted calls wait while this one lasts.
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

describe("request bodies that never arrive completely", () => {
  it("keep nobody else out, however many there are", async () => {
    const config = { MAX_IN_FLIGHT: "5" };
    await closing(await startPlatform({ config, listen: true }), async (platform) => {
      const { port, hostname } = new URL(platform.baseUrl);
      const head = "POST /api/identity/request-otp HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n";
      const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname));
      for (const socket of sockets) socket.write(`${head}content-length: 100\r\n\r\n{`);
      // The platform has accepted all connections.
      await vi.waitFor(() => expect(connectionsOf(platform.app.server)).resolves.toBe(60), {
        timeout: 15_000,
        interval: 5,
      });
      const address = `${platform.baseUrl}/api/organizations/fresh-basket?isFriendlyId=true`;
      expect((await fetch(address)).status).toBe(200);
      for (const socket of sockets) socket.destroy();
    });
  });
});

describe("a shopper's address behind a proxy", () => {
  it.each(["1", "127.0.0.0/8"])(
    "is the one that the proxy saw, whatever the shopper claims (TRUST_PROXY=%s)",
    async (trusted) => {
      const config = { TRUST_PROXY: trusted, OTP_PER_ADDRESS_PER_HOUR: "2" };
      await closing(await startPlatform({ engine: ANY_ENGINE, config }), async (platform) => {
        const { orgId, name } = await platform.store("fresh-basket");
        let asked = 0;
        const ask = async (seen: string) => {
          asked += 1;
          const body = { orgName: name, orgId, mobile: String(9_800_000_000 + asked) };
          const headers = { "x-forwarded-for": `198.51.100.${asked}, ${seen}` };
          return (await platform.send("POST", "/api/identity/request-otp", body, headers)).status;
        };
        const answers = [await ask("203.0.113.7"), await ask("203.0.113.7"), await ask("203.0.113.7")];
        expect(answers).toEqual([200, 200, 429]);
        expect(await ask("203.0.113.8")).toBe(200);
      });
    },
  );
});

describe("an answer over TLS", () => {
  it("tells the browser to use TLS for a year, also behind a proxy that speaks TLS", async () => {
    await closing(await startPlatform({ engine: ANY_ENGINE, config: { TRUST_PROXY: "1" } }), async (platform) => {
      const address = "/api/organizations/fresh-basket";
      const secure = await platform.get(address, { isFriendlyId: "true" }, { "x-forwarded-proto": "https" });
      expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
      const plain = await platform.get(address, { isFriendlyId: "true" });
      expect(plain.headers["strict-transport-security"]).toBeUndefined();
    });
  });
});

describe("logs", () => {
  it("have one line for each call, none for pictures, and say why a code could not be sent", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    // Nobody listens at this address.
    const config = { LOG_LEVEL: "info", SMS_URL: "http://127.0.0.1:1/" };
    await closing(await startPlatform({ engine: ANY_ENGINE, logStream, config }), async (platform) => {
      const { orgId, storeId, name } = await platform.store("fresh-basket");
      const mobile = "9812345678";
      lines.length = 0;
      await platform.get("/api/products/search", { orgId, storeId, q: "rice for my aunt" });
      await platform.get("/media/seed/favicon.svg");
      const asked = await platform.send("POST", "/api/identity/request-otp", { orgName: name, mobile, orgId });
      expect(asked.status).toBe(503);
      const said = lines.map((line) => JSON.parse(line));
      const own = { store: storeId, client: "127.0.0.1", reqId: expect.any(String), ms: expect.any(Number) };
      expect(said).toMatchObject([
        { level: 30, method: "GET", status: expect.any(Number), ...own },
        { level: 50, reason: "OTP_NOT_SENT", msg: "call failed", err: { message: expect.any(String) } },
        { level: 30, method: "POST", route: "/api/identity/request-otp", status: 503, ...own },
      ]);
      expect(lines.join("")).not.toMatch(/my aunt|98123456/);
    });
  });

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
        const secrets = { otp: 424242, refreshToken: 'with a "quote" in it', authorization: ["Bearer of-a-counter"] };
        platform.app.log.warn({ sent: { by: { a: { till: secrets } } } });
        const log = lines.join("");
        expect(log).toMatch(/"reqId":"[\w-]{23}-\w{6}"/);
        expect(log).toContain("******5678");
        const { accessToken, refreshToken } = session;
        for (const secret of [mobile, `"${otp}"`, accessToken, refreshToken, "424242", "in it", "of-a-counter"]) {
          expect(log).not.toContain(secret);
        }
        // What was hidden leaves lines that can still be read.
        for (const line of lines) JSON.parse(line);
      },
    );
  });
});
