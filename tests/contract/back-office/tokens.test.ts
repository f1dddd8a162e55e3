import { describe, expect, it } from "vitest";
import type { CounterOrders } from "#contract/counter.ts";
import { haat, onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const clock = new TickingClock();

onAnyEngine(
  "tokens, codes and sessions",
  () => {
    const add = async (...words: string[]) => (await haat(...words)).said[0] ?? "";
    const code = async (...words: string[]) => (await add("counter", "add", ...words)).replaceAll("-", "");
    const call = (url: string, token: string, method: "GET" | "POST" = "GET") =>
      shop.call<CounterOrders>({ token }, method, url);
    const open = async (bearer: string) => (await call("/api/counter/session", bearer, "POST")).body.session ?? "";
    const day = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10);

    it("a token works for as many days as its owner says, and then says to its holder that it has ended", async () => {
      const token = await add("token", "add", "report", "--days", "2");
      const until = day(2);
      clock.pass(2 * DAY - 1);
      expect((await call("/api/admin/orders", token)).status).toBe(200);
      clock.pass(1);
      const { status, body } = await call("/api/admin/orders", token);
      expect([status, body.code]).toEqual([401, "TOKEN_EXPIRED"]);
      expect(body.message).toBe(`This token expired on ${until}. The owner makes a new one: haat token add "report"`);
      const stranger = await call("/api/admin/orders", `haat_${"A".repeat(43)}`);
      expect([stranger.status, stranger.body.code]).toEqual([401, "TOKEN_REFUSED"]);
      expect((await haat("token", "list")).said).toEqual([
        expect.stringMatching(new RegExp(`^report +reads +since .* expired ${until}`)),
      ]);
      await haat("token", "revoke", "report");
      expect((await call("/api/admin/orders", token)).body.code).toBe("TOKEN_REFUSED");
    });

    it("a token works for a year and a counter's code for 90 days, unless the owner says otherwise", async () => {
      const { io } = await haat("token", "add", "yearly");
      expect(io.warned[0]).toContain(`until ${day(365)}`);
      expect((await haat("counter", "add", "quarterly")).io.warned[0]).toContain(`until ${day(90)}`);
      expect((await haat("token", "list")).said).toEqual(
        expect.arrayContaining([
          expect.stringMatching(new RegExp(`^yearly .* until ${day(365)}`)),
          expect.stringMatching(new RegExp(`^quarterly +counter .* until ${day(90)}`)),
        ]),
      );
      expect((await haat("counter", "add", "long", "--days", "366")).io.warned).toEqual([
        "A code works for 1 to 365 days.",
      ]);
      expect((await haat("token", "add", "none", "--days", "0")).io.warned).toEqual([
        "A token works for 1 to 1095 days.",
      ]);
    });

    describe("a counter's session", () => {
      it("does what its code does, and nothing more", async () => {
        const session = await open(await code("desk"));
        const seen = await call("/api/counter/orders", session);
        expect([seen.status, seen.body.name]).toEqual([200, "desk"]);
        expect((await call("/api/admin/orders", session)).body.code).toBe("COUNTER_CODE");
        expect((await call("/api/orders", session)).status).toBe(403);
        const { token } = await shop.buyer();
        expect((await call("/api/counter/orders", token)).body.code).toBe("TOKEN_REFUSED");
      });

      it("that was opened with an owner's token reaches orders alone", async () => {
        const session = await open(await add("token", "add", "owner", "--write"));
        expect((await call("/api/counter/orders", session)).status).toBe(200);
        expect((await call("/api/admin/orders", session)).body.code).toBe("COUNTER_CODE");
      });

      it("goes on while it is used, and ends after twelve hours without", async () => {
        let session = await open(await code("in use"));
        for (let hours = 0; hours < 30; hours += 1) {
          clock.pass(HOUR);
          const { status, body } = await call("/api/counter/orders", session);
          expect([status, typeof body.session]).toEqual([200, "string"]);
          session = body.session ?? "";
          expect((await call("/api/counter/orders", session)).body.session).toBeUndefined();
        }
        clock.pass(12 * HOUR - 1);
        expect((await call("/api/counter/orders", session)).status).toBe(200);
        clock.pass(1);
        const { status, body } = await call("/api/counter/orders", session);
        expect([status, body.code, body.message]).toEqual([
          401,
          "SESSION_ENDED",
          "This counter was not used for twelve hours. Type its code again.",
        ]);
        expect((await call("/api/counter/orders", `${session.slice(0, -3)}AAA`)).body.code).toBe("TOKEN_REFUSED");
      });

      it("ends with its code: when that is revoked, and when it expires", async () => {
        const [revoked, expired] = [await open(await code("lost")), await open(await code("short", "--days", "1"))];
        await haat("token", "revoke", "lost");
        expect((await call("/api/counter/orders", revoked)).body.code).toBe("TOKEN_REFUSED");
        clock.pass(DAY / 2 - 1);
        const { body } = await call("/api/counter/orders", expired);
        expect(body.ends).toBe(new Date(clock.now().getTime() + (DAY / 2 + 1) * 1000).toISOString());
        clock.pass(2 * HOUR);
        const later = await call("/api/counter/orders", body.session ?? "");
        clock.pass(DAY / 2 - 2 * HOUR + 1);
        const ended = await call("/api/counter/orders", later.body.session ?? "");
        expect(ended.body.message).toContain('The owner makes a new one: haat counter add "short"');
      });
    });
  },
  { clock },
);
