import { describe, expect, it } from "vitest";
import { NetworkError } from "#kernel/http/errors.ts";
import { renewTokens } from "#kernel/session/renewTokens.ts";
import { FakeClock, FakeTransport } from "../support/fakes";

const TENANCY = { orgId: "org-1", storeId: "store-1", language: undefined };

describe("the renewal call (spec 7.1)", () => {
  it("is a GET with the refresh token as bearer, and carries the tenancy of every GET", async () => {
    const transport = new FakeTransport(() => ({ body: { accessToken: "a2", refreshToken: "r2" } }));
    await expect(renewTokens(transport, new FakeClock(), "", TENANCY, "r1")).resolves.toEqual({
      accessToken: "a2",
      refreshToken: "r2",
    });
    expect(transport.last).toMatchObject({
      method: "GET",
      url: "/api/identity/renewAccessToken?orgId=org-1&storeId=store-1",
      headers: { authorization: "Bearer r1" },
    });
  });

  it.each([204, 401, 403, 429, 500])("rejects on %i: anything but a 200", async (status) => {
    const transport = new FakeTransport(() => ({ status, body: { accessToken: "a2" } }));
    await expect(renewTokens(transport, new FakeClock(), "", TENANCY, "r1")).rejects.toMatchObject({ status });
    expect(transport.sent).toHaveLength(1);
  });

  it("rejects on a 200 that holds no token", async () => {
    const transport = new FakeTransport(() => ({ body: "<html>" }));
    await expect(renewTokens(transport, new FakeClock(), "", TENANCY, "r1")).rejects.toThrow();
  });

  it("asks again when the reply was lost, three times in all", async () => {
    const clock = new FakeClock();
    const transport = new FakeTransport(() => {
      throw new NetworkError();
    });
    const renewed = renewTokens(transport, clock, "", TENANCY, "r1").catch((error: unknown) => error);
    await clock.pass(5000);
    await expect(renewed).resolves.toBeInstanceOf(NetworkError);
    expect(transport.sent).toHaveLength(3);
  });
});
