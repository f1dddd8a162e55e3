import { describe, expect, it } from "vitest";
import { sandboxMessages } from "#server/platform/db/schema/identity.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";
import { startPlatform } from "#tests/support/platform/platform.ts";

/** On one engine, because the sandbox uses the database only to store its messages. */
describe("the sandbox (platform-api, Running it)", () => {
  withPlatform({ engine: ANY_ENGINE, listen: true, config: { OTP_RESEND_SECONDS: "1" } });

  it("shows the codes it did not send, newest first", async () => {
    const first = await platform.logIn("fresh-basket", "9811111111");
    await platform.logIn("kora-home", first.mobile);
    const { body } = await platform.get("/sandbox/messages", { mobile: first.mobile });
    expect(body).toEqual([
      {
        mobile: first.mobile,
        otp: expect.stringMatching(/^\d{6}$/),
        text: expect.any(String),
        sentAt: expect.any(String),
      },
      expect.objectContaining({ text: expect.stringContaining("Fresh Basket") }),
    ]);
    expect((await platform.get("/sandbox/messages", { mobile: "9000000000" })).body).toEqual([]);
  });

  it("shows them as a page that may run nothing", async () => {
    const { status, body, headers } = await platform.get<string>("/sandbox/");
    expect(status).toBe(200);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(body).toContain("+91 9811111111");
    expect(body).not.toMatch(/<script|style=/);
    expect(body).not.toContain("These are the newest");
  });

  it("says when it shows the newest messages only", async () => {
    const sentAt = new Date();
    const older = Array.from({ length: 60 }, (_, n) => ({ mobile: "9822222222", otp: "1", text: `${n}`, sentAt }));
    await platform.db.orm.insert(sandboxMessages).values(older);
    expect((await platform.get<string>("/sandbox/")).body).toContain("These are the newest 50 messages.");
  });

  it("looks up real pin codes in the format of the public service, and refuses unknown ones like it", async () => {
    const { body } = await platform.get("/sandbox/pincode/560034");
    expect(body).toMatchObject([
      { Status: "Success", PostOffice: [{ District: "Bengaluru", State: "Karnataka", Country: "India" }] },
    ]);
    for (const pin of ["999999", "12", "__proto__"]) {
      expect((await platform.get(`/sandbox/pincode/${pin}`)).body).toMatchObject([
        { Status: "Error", PostOffice: null },
      ]);
    }
  });

  describe("faults", () => {
    const order = (rules: object[]) => platform.send("POST", "/sandbox/faults", { rules });
    const ask = () => fetch(`${platform.baseUrl}/api/organizations/fresh-basket?isFriendlyId=true`);

    it("answer the given status in our error shape, as many times as asked", async () => {
      await order([{ path: "/api/organizations", status: 500, times: 1 }]);
      const failed = await ask();
      expect(failed.status).toBe(500);
      expect(await failed.json()).toMatchObject({ statusCode: 500, code: "SANDBOX_FAULT", retryable: true });
      expect((await ask()).status).toBe(200);
    });

    it("answer the given body, for example HTML instead of JSON", async () => {
      await order([{ path: "/api/*", body: "<p>hi</p>", contentType: "text/html" }]);
      const answer = await ask();
      expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
        200,
        "text/html",
        "<p>hi</p>",
      ]);
    });

    it("let the call work and drop its reply", async () => {
      await order([{ path: "/api/identity/request-otp", method: "POST", dropReply: true }]);
      const { orgId, name } = await platform.store("fresh-basket");
      const body = JSON.stringify({ orgName: name, orgId, mobile: "9822222222" });
      const headers = { "content-type": "application/json" };
      const lost = fetch(`${platform.baseUrl}/api/identity/request-otp`, { method: "POST", body, headers });
      await expect(lost).rejects.toThrow();
      expect(await platform.otpFor("9822222222")).toMatch(/^\d{6}$/);
    });

    it("end when they are deleted", async () => {
      await order([{ path: "/api", status: 503 }]);
      expect((await ask()).status).toBe(503);
      expect((await platform.send("DELETE", "/sandbox/faults")).status).toBe(200);
      expect((await ask()).status).toBe(200);
    });

    it.each([{}, { rules: [{}] }, { rules: [{ path: "/api", status: 42 }] }, { rules: [{ path: "/", errorRate: 2 }] }])(
      "refuse the rule %j",
      async (body) => {
        expect((await platform.send("POST", "/sandbox/faults", body)).status).toBe(400);
      },
    );
  });
});

describe("without the sandbox", () => {
  it("the sandbox's addresses do not exist", async () => {
    const config = {
      NODE_ENV: "production",
      TOKEN_SECRET: "a secret of more than thirty-two characters",
      SMS_URL: "http://127.0.0.1:1/send",
      SEED: "on",
      LOG_LEVEL: "silent",
    };
    const platform = await startPlatform({ engine: ANY_ENGINE, config });
    for (const path of ["/sandbox/messages", "/sandbox/", "/sandbox/pincode/560034"]) {
      expect((await platform.get(path)).status).toBe(404);
    }
    expect((await platform.send("POST", "/sandbox/faults", { rules: [] })).status).toBe(404);
    const until = new Date().toISOString();
    expect((await platform.send("POST", "/sandbox/subscriptions/run", { until })).status).toBe(404);
    expect((await platform.send("POST", "/sandbox/stores/fresh-basket/payment", {})).status).toBe(404);
    const { orgId, name } = await platform.store("fresh-basket");
    const asked = await platform.send("POST", "/api/identity/request-otp", {
      orgName: name,
      orgId,
      mobile: "9811111111",
    });
    expect(asked).toMatchObject({
      status: 503,
      body: { code: "OTP_NOT_SENT", message: "Failed to send OTP. Please try again." },
    });
    await platform.stop();
  });
});
