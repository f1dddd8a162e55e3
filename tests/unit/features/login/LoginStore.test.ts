import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { BrandingStore } from "#domain/branding/index.ts";
import { LoginStore } from "#features/login/LoginStore.ts";
import { SentCode } from "#features/login/SentCode.ts";
import { HttpError, NetworkError, UnknownOutcome } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { type Asked, FakeApi, STORE } from "../../domain/support/fakes";
import { FakeClock } from "../../kernel/support/fakes";

const MOBILE = "9876543210";
const VERIFIED = { mobile: MOBILE, customerId: "cust-1", accessToken: "a1", refreshToken: "r1" };
const BRANDING = { orgId: "org-1", locationId: "loc-1", name: "Fresh Basket" } as BrandingStore;

class FakeSession {
  isLoggedIn = false;
  readonly logIn = vi.fn(async () => {
    this.isLoggedIn = true;
  });
}

function open(answer: (asked: Asked) => unknown = right, storage = new MemoryStorage(), clock = new FakeClock()) {
  const api = new FakeApi(answer);
  const session = new FakeSession();
  const sent = new SentCode(storage, STORE, clock);
  const store = new LoginStore({ api, session: session as never, branding: BRANDING, sent, clock });
  store.start();
  onTestFinished(() => store.dispose());
  return { store, api, session, storage, clock };
}

function right({ path }: Asked): unknown {
  return path.endsWith("request-otp") ? { resendAfterSeconds: 59 } : VERIFIED;
}

const failing = (error: Error) => () => {
  throw error;
};
const refusingCode = (error: Error) => (asked: Asked) => {
  if (asked.path.endsWith("request-otp")) return right(asked);
  throw error;
};

describe("step 1, the mobile (spec 2.4, spec 4 Login)", () => {
  it("asks for a code with the organisation's name and goes on to step 2", async () => {
    const { store, api } = open();
    await store.sendCode(MOBILE);
    expect(api.asked[0]?.body).toEqual({ orgName: "Fresh Basket", mobile: MOBILE, orgId: "org-1" });
    expect(store.step).toBe("code");
  });

  it("sends once while a request runs", async () => {
    const { store, api } = open();
    await Promise.all([store.sendCode(MOBILE), store.sendCode(MOBILE)]);
    expect(api.asked).toHaveLength(1);
  });

  it("shows the platform's message when it refuses (spec 8)", async () => {
    const { store } = open(failing(new HttpError(400, "BLOCKED", "This number cannot be used.")));
    await store.sendCode(MOBILE);
    expect(store).toMatchObject({ step: "mobile", sendError: "This number cannot be used.", isSending: false });
  });

  it.each([
    ["no connection", new NetworkError()],
    ["a lost reply", new UnknownOutcome()],
    ["an unreadable answer", new HttpError(502, "UNREADABLE", "")],
  ])("says 'Failed to send OTP. Please try again.' on %s (spec 8)", async (_, error) => {
    const { store } = open(failing(error));
    await store.sendCode(MOBILE);
    expect(store).toMatchObject({ step: "mobile", sendError: "Failed to send OTP. Please try again." });
  });

  it("shows a limit's message and how long it holds (bar 9)", async () => {
    const { store, clock } = open(failing(new HttpError(429, "TOO_MANY", "Too many codes.", { retryAfter: 600 })));
    await store.sendCode(MOBILE);
    expect(store).toMatchObject({ step: "mobile", sendError: "Too many codes.", secondsLeft: 600 });
    await clock.pass(60_000);
    expect(store.secondsLeft).toBe(540);
  });

  it("goes on to the code when the number has one already", async () => {
    const { store } = open(failing(new HttpError(429, "OTP_TOO_SOON", "Please wait 40 seconds.", { retryAfter: 40 })));
    await store.sendCode(MOBILE);
    expect(store).toMatchObject({ step: "code", sendError: "Please wait 40 seconds.", secondsLeft: 40 });
  });
});

describe("the countdown (spec 9: 59 s)", () => {
  it("runs from 59 to 0, and only then sends again", async () => {
    const { store, api, clock } = open();
    await store.sendCode(MOBILE);
    expect(store.secondsLeft).toBe(59);
    await store.resend();
    expect(api.asked).toHaveLength(1);
    await clock.pass(58_000);
    expect(store).toMatchObject({ secondsLeft: 1, canResend: false });
    await clock.pass(1000);
    expect(store).toMatchObject({ secondsLeft: 0, canResend: true });
  });

  it("restarts when the code is sent again", async () => {
    const { store, api, clock } = open();
    await store.sendCode(MOBILE);
    await clock.pass(59_000);
    store.setCode("123");
    await store.resend();
    expect(api.asked).toHaveLength(2);
    expect(store).toMatchObject({ secondsLeft: 59, code: "", step: "code" });
  });

  it("survives a reload of the page, with the number", async () => {
    const first = open();
    await first.store.sendCode(MOBILE);
    await first.clock.pass(20_000);
    const again = open(right, first.storage, first.clock);
    expect(again.store).toMatchObject({ step: "code", mobile: MOBILE, secondsLeft: 39 });
  });

  it("is forgotten with the code, after five minutes", async () => {
    const first = open();
    await first.store.sendCode(MOBILE);
    await first.clock.pass(300_000);
    const again = open(right, first.storage, first.clock);
    expect(again.store).toMatchObject({ step: "mobile", secondsLeft: 0 });
  });

  it.each(["", "nonsense", "null", '{"mobile":"<script>","sentAt":1,"resendAt":1}', '{"mobile":"9876543210"}'])(
    "ignores a stored %j",
    (json) => {
      const storage = new MemoryStorage();
      storage.setItem("store_login_fresh-basket", json);
      expect(open(right, storage).store.step).toBe("mobile");
    },
  );
});

describe("changing the number", () => {
  it("keeps what was typed, and goes on without a call when it was right after all", async () => {
    const { store, api } = open();
    await store.sendCode(MOBILE);
    store.changeNumber();
    expect(store).toMatchObject({ step: "mobile", mobile: MOBILE });
    await store.sendCode(MOBILE);
    expect(store.step).toBe("code");
    expect(api.asked).toHaveLength(1);
  });

  it("sends to another number at once", async () => {
    const { store, api } = open();
    await store.sendCode(MOBILE);
    store.changeNumber();
    await store.sendCode("9000000000");
    expect(api.asked.at(-1)?.body.mobile).toBe("9000000000");
  });
});

describe("step 2, the code (spec 5 Code, spec 7.2)", () => {
  it.each(["", "12345", "12 456", "12345a"])("is not sent while it is %j", async (code) => {
    const { store, api } = open();
    await store.sendCode(MOBILE);
    store.setCode(code);
    expect(store.canVerify).toBe(false);
    await store.verify();
    expect(api.to("verify-customer-otp")).toEqual([]);
  });

  it("is verified with organisation, location, mobile and role, and logs in", async () => {
    const { store, api, session, storage } = open();
    await store.sendCode(MOBILE);
    store.setCode("123456");
    await store.verify();
    expect(api.to("verify-customer-otp")[0]?.body).toEqual({
      orgId: "org-1",
      locationId: "loc-1",
      mobile: MOBILE,
      otp: "123456",
      role: "ROLE_CUSTOMER",
    });
    expect(session.logIn).toHaveBeenCalledWith(VERIFIED);
    expect(store.isLoggedIn).toBe(true);
    expect(storage.getItem("store_login_fresh-basket")).toBeNull();
  });

  it("counts as logged in only when the profile has been asked for (spec 4)", async () => {
    const { store, session } = open();
    let finish = () => {};
    session.logIn.mockImplementation(() => {
      session.isLoggedIn = true;
      return new Promise((resolve) => {
        finish = () => resolve();
      });
    });
    await store.sendCode(MOBILE);
    store.setCode("123456");
    const verified = store.verify();
    await vi.waitFor(() => expect(session.isLoggedIn).toBe(true));
    expect(store.isLoggedIn).toBe(false);
    finish();
    await verified;
    expect(store.isLoggedIn).toBe(true);
  });

  it("is verified once while a request runs", async () => {
    const { store, api } = open();
    await store.sendCode(MOBILE);
    store.setCode("123456");
    await Promise.all([store.verify(), store.verify()]);
    expect(api.to("verify-customer-otp")).toHaveLength(1);
  });

  it.each([
    ["a wrong code: empty boxes", new HttpError(400, "OTP_INVALID", "Wrong."), "", ""],
    [
      "too many tries: empty boxes",
      new HttpError(429, "OTP_LOCKED", "Ask for a new code.", {}),
      "Ask for a new code.",
      "",
    ],
    [
      "a failing platform: it stays",
      new HttpError(500, "DOWN", "We are looking into it."),
      "We are looking into it.",
      "123456",
    ],
    ["no connection: it stays", new NetworkError("You seem to be offline."), "You seem to be offline.", "123456"],
  ])("says 'Invalid OTP. Please try again.' (spec 8) on %s", async (_, error, hint, left) => {
    const { store, session } = open(refusingCode(error));
    await store.sendCode(MOBILE);
    store.setCode("123456");
    await store.verify();
    expect(store).toMatchObject({
      codeError: "Invalid OTP. Please try again.",
      codeHint: hint,
      code: left,
      isVerifying: false,
    });
    expect(session.logIn).not.toHaveBeenCalled();
    store.setCode("12345");
    expect(store).toMatchObject({ codeError: "", codeHint: "" });
  });
});
