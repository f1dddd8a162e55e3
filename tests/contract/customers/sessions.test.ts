import { SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import type { Customer } from "#contract/customers/customers.ts";
import type { RenewedTokens } from "#contract/customers/identity.ts";
import type { ApiError } from "#contract/wire.types.ts";
import { oneTimeCodes, rateLimits, refreshTokens, sessions } from "#server/platform/db/schema/identity.ts";
import { forgetExpired } from "#server/platform/services/customers/identity/forgetExpired.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES, type Session } from "#tests/support/platform/platform.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

describe.each(ENGINES)("sessions on %s (bar 8)", (engine) => {
  const clock = new TickingClock();
  let session: Session;
  let last = 9_100_000_000;

  withPlatform({ engine, clock, config: { ACCESS_TOKEN_TTL_SECONDS: "900" } });
  beforeEach(async () => {
    last += 1;
    session = await platform.logIn("fresh-basket", String(last));
  });

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const profile = async (accessToken: string) =>
    platform.get<ApiError>(`/api/customers/${session.customerId}`, {}, bearer(accessToken));
  const renew = (refreshToken: string) =>
    platform.get<RenewedTokens & ApiError>("/api/identity/renewAccessToken", {}, bearer(refreshToken));
  const renewed = async (refreshToken: string) => {
    const { status, body } = await renew(refreshToken);
    if (status !== 200 || body.refreshToken === undefined) throw new Error(`renewal answered ${status}`);
    return { accessToken: body.accessToken, refreshToken: body.refreshToken };
  };
  const denied = { status: 403, body: { statusCode: 403, code: "ACCESS_DENIED", retryable: false } };
  const ended = { status: 403, body: { code: "SESSION_ENDED" } };

  it("answers 403 without a token, with a forged one and with an expired one (spec 7.1)", async () => {
    const path = `/api/customers/${session.customerId}`;
    expect(await platform.get(path)).toMatchObject(denied);
    expect(await profile("nonsense")).toMatchObject(denied);
    const claims = new SignJWT({ sid: "x" }).setSubject(session.customerId).setJti("x").setExpirationTime("1h");
    const forged = await claims.setIssuer("haat").setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32));
    expect(await profile(forged)).toMatchObject(denied);
    expect((await profile(session.accessToken)).status).toBe(200);
    clock.pass(901);
    expect(await profile(session.accessToken)).toMatchObject(denied);
  });

  it("does not take a refresh token for an access token, nor the other way round", async () => {
    expect(await profile(session.refreshToken)).toMatchObject(denied);
    expect(await renew(session.accessToken)).toMatchObject(ended);
  });

  it("renews with a new refresh token each time", async () => {
    clock.pass(901);
    const next = await renewed(session.refreshToken);
    expect(next.refreshToken).not.toBe(session.refreshToken);
    expect((await profile(next.accessToken)).status).toBe(200);
    clock.pass(901);
    const third = await renewed(next.refreshToken);
    expect((await profile(third.accessToken)).status).toBe(200);
  });

  it("ends the whole session when an old refresh token is shown again", async () => {
    const next = await renewed(session.refreshToken);
    clock.pass(11);
    expect(await renew(session.refreshToken)).toMatchObject(ended);
    expect(await renew(next.refreshToken)).toMatchObject(ended);
    expect(await profile(next.accessToken)).toMatchObject(denied);
    expect(await profile(session.accessToken)).toMatchObject(denied);
  });

  it("gives new tokens to a client that lost the reply of a renewal, within 10 s", async () => {
    await renewed(session.refreshToken);
    clock.pass(9);
    const again = await renewed(session.refreshToken);
    expect((await profile(again.accessToken)).status).toBe(200);
    clock.pass(60);
    expect((await renew(again.refreshToken)).status).toBe(200);
  });

  it("ends the session instead when the new access token was used", async () => {
    const next = await renewed(session.refreshToken);
    expect((await profile(next.accessToken)).status).toBe(200);
    expect(await renew(session.refreshToken)).toMatchObject(ended);
    expect(await profile(next.accessToken)).toMatchObject(denied);
  });

  it("ends the session instead when the new refresh token was used", async () => {
    const next = await renewed(session.refreshToken);
    await renewed(next.refreshToken);
    expect(await renew(session.refreshToken)).toMatchObject(ended);
  });

  it("ends the session when a token is used that such a repeated renewal has replaced", async () => {
    const lost = await renewed(session.refreshToken);
    const again = await renewed(session.refreshToken);
    expect(await renew(lost.refreshToken)).toMatchObject(ended);
    expect(await renew(again.refreshToken)).toMatchObject(ended);
  });

  it("never has two valid successors, however many calls come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(session.refreshToken)));
    clock.pass(11);
    const alive = [];
    for (const { status, body } of answers) {
      if (status === 200 && (await profile(body.accessToken)).status === 200) alive.push(body.refreshToken);
    }
    const renewals = [];
    for (const token of alive) renewals.push((await renew(token ?? "")).status);
    expect(renewals.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it("refuses both tokens after logout, and answers a second logout alike", async () => {
    const out = () => platform.send("POST", "/api/identity/logout", {}, bearer(session.refreshToken));
    expect(await out()).toMatchObject({ status: 200, body: { ended: true } });
    expect(await profile(session.accessToken)).toMatchObject(denied);
    expect(await renew(session.refreshToken)).toMatchObject(ended);
    expect(await out()).toMatchObject({ status: 200, body: { ended: true } });
  });

  it("identifies each of many simultaneous callers by their own token, and none whose session has ended", async () => {
    const others = await Promise.all(
      [1, 2].map((place) => platform.logIn("fresh-basket", String(last + 1000 * place))),
    );
    await platform.send("POST", "/api/identity/logout", {}, bearer(others[1]?.refreshToken ?? ""));
    const all = [session, ...others, session];
    const path = (of: Session) => `/api/customers/${of.customerId}`;
    const own = await Promise.all(all.map((of) => platform.get<Customer>(path(of), {}, of.headers)));
    expect(own.map(({ status }) => status)).toEqual([200, 200, 403, 200]);
    expect(own.map(({ body }) => body.id)).toEqual([
      session.customerId,
      others[0]?.customerId,
      undefined,
      session.customerId,
    ]);
    const foreign = await Promise.all(
      all.map((of, place) => platform.get(path(all[(place + 1) % 4] as Session), {}, of.headers)),
    );
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 403, 200]);
  });

  it("leaves the shopper's other sessions alone at logout", async () => {
    clock.pass(60);
    const second = await platform.logIn("fresh-basket", session.mobile);
    await platform.send("POST", "/api/identity/logout", {}, bearer(session.refreshToken));
    expect((await profile(second.accessToken)).status).toBe(200);
  });

  it("refuses a refresh token after 30 days", async () => {
    clock.pass(30 * 86_400 + 1);
    expect(await renew(session.refreshToken)).toMatchObject(ended);
  });

  it("deletes expired sessions, and no valid one", async () => {
    const { db } = platform;
    clock.pass(32 * 86_400);
    const fresh = await platform.logIn("fresh-basket", "9199999999");
    await forgetExpired(db, clock.now());
    expect(await db.orm.$count(sessions)).toBe(1);
    expect(await db.orm.$count(refreshTokens)).toBe(1);
    expect(await db.orm.$count(oneTimeCodes)).toBe(1);
    expect(await db.orm.$count(rateLimits)).toBe(2);
    expect((await renew(fresh.refreshToken)).status).toBe(200);
  });

  it("answers 404 to a token on another store, another organisation or another customer", async () => {
    const kora = await platform.store("kora-home");
    const ask = (path: string, query: Record<string, string>) => platform.get(path, query, session.headers);
    const own = `/api/customers/${session.customerId}`;
    expect((await ask(own, session.tenancy)).status).toBe(200);
    expect((await ask(own, { storeId: kora.storeId })).status).toBe(404);
    expect((await ask(own, { orgId: kora.orgId })).status).toBe(404);
    expect((await ask("/api/orders", { customerId: "somebody" })).status).toBe(404);
    expect((await ask("/api/customers/somebody", {})).status).toBe(404);
  });
});
