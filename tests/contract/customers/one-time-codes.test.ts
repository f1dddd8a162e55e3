import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WholeVerifiedCustomer } from "#contract/customers/identity.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { ApiError } from "#contract/wire.types.ts";
import { oneTimeCodes } from "#server/platform/db/schema/identity.ts";
import { type Answer, ENGINES, startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

const HOUR_S = 3600;

describe.each(ENGINES)("one-time codes on %s (bar 9)", (engine) => {
  const clock = new TickingClock();
  let platform: TestPlatform;
  let store: Organization;
  let last = 9_000_000_000;
  let mobile: string;

  beforeAll(async () => {
    const config = { OTP_PER_NUMBER_PER_HOUR: "5", OTP_PER_ADDRESS_PER_HOUR: "30" };
    platform = await startPlatform({ engine, clock, config });
    store = await platform.store("fresh-basket");
  });
  afterAll(() => platform.stop());
  beforeEach(() => {
    // Starts a new hour, because the limits count by the clock's hours, and uses a new number for the codes.
    clock.pass(HOUR_S - ((clock.now().getTime() / 1000) % HOUR_S));
    last += 1;
    mobile = String(last);
  });

  const ask = (number = mobile) =>
    platform.send<ApiError>("POST", "/api/identity/request-otp", {
      orgName: store.name,
      orgId: store.orgId,
      mobile: number,
    });
  const askFrom = (remoteAddress: string, sent: number) => {
    const payload = { orgName: store.name, orgId: store.orgId, mobile: String(7_000_000_000 + sent) };
    return platform.app.inject({ method: "POST", url: "/api/identity/request-otp", remoteAddress, payload });
  };
  const verify = (otp: string, change: object = {}): Promise<Answer<WholeVerifiedCustomer & ApiError>> =>
    platform.send("POST", "/api/identity/verify-customer-otp", {
      orgId: store.orgId,
      locationId: store.locationId,
      mobile,
      otp,
      role: "ROLE_CUSTOMER",
      ...change,
    });
  const other = (otp: string) => (otp === "000000" ? "000001" : "000000");
  const refused = { status: 400, body: { code: "INVALID_OTP", message: "Invalid OTP. Please try again." } };

  it("logs in with the right code and makes the customer with wallet and cart", async () => {
    expect((await ask()).body).toEqual({ resendAfterSeconds: 59 });
    const { status, body } = await verify(await platform.otpFor(mobile));
    expect(status).toBe(200);
    expect(body).toEqual({
      mobile,
      customerId: expect.any(String),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const profile = await platform.get(`/api/customers/${body.customerId}`, {}, headers);
    expect(profile.body).toMatchObject({
      id: body.customerId,
      mobile,
      shoppingProfileIdentity: { walletId: expect.any(String), cartId: expect.any(String) },
    });
  });

  it("finds the same customer again at the next login, and another one at another store", async () => {
    const first = await platform.logIn("fresh-basket", mobile);
    clock.pass(60);
    expect((await platform.logIn("fresh-basket", mobile)).customerId).toBe(first.customerId);
    expect((await platform.logIn("kora-home", mobile)).customerId).not.toBe(first.customerId);
  });

  it("finds the store by its name alone, as the call of spec 7.2 carries it", async () => {
    const { status } = await platform.send("POST", "/api/identity/request-otp", { orgName: store.name, mobile });
    expect(status).toBe(200);
    expect((await verify(await platform.otpFor(mobile))).status).toBe(200);
  });

  it("answers known and unknown numbers alike", async () => {
    await platform.logIn("fresh-basket", mobile);
    clock.pass(60);
    const [known, unknown] = [await ask(), await ask("9999999999")];
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    const [badKnown, badUnknown] = [await verify("123"), await verify("123", { mobile: "8888888888" })];
    expect({ ...badKnown.body, requestId: "" }).toEqual({ ...badUnknown.body, requestId: "" });
  });

  it("keeps no code in the database, only its keyed hash", async () => {
    await ask();
    const rows = await platform.db.orm.select().from(oneTimeCodes);
    expect(JSON.stringify(rows)).not.toContain(`"${await platform.otpFor(mobile)}"`);
  });

  it("refuses a wrong code, and then still takes the right one", async () => {
    await ask();
    const otp = await platform.otpFor(mobile);
    expect(await verify(other(otp))).toMatchObject(refused);
    expect((await verify(otp)).status).toBe(200);
  });

  it("refuses the right code after 5 tries", async () => {
    await ask();
    const otp = await platform.otpFor(mobile);
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await verify(other(otp))).toMatchObject(refused);
    expect(await verify(otp)).toMatchObject(refused);
  });

  it("allows no sixth try even when tries come at once", async () => {
    await ask();
    const otp = await platform.otpFor(mobile);
    await Promise.all(Array.from({ length: 20 }, () => verify(other(otp))));
    expect(await verify(otp)).toMatchObject(refused);
  });

  it("takes a code once, even from ten calls at once", async () => {
    await ask();
    const otp = await platform.otpFor(mobile);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verify(otp)).toMatchObject(refused);
  });

  it("refuses a code after 5 minutes", async () => {
    await ask();
    clock.pass(299);
    const otp = await platform.otpFor(mobile);
    clock.pass(2);
    expect(await verify(otp)).toMatchObject(refused);
  });

  it("refuses a code at another store and for another number", async () => {
    await ask();
    const otp = await platform.otpFor(mobile);
    const kora = await platform.store("kora-home");
    expect(await verify(otp, { orgId: kora.orgId, locationId: kora.locationId })).toMatchObject(refused);
    expect(await verify(otp, { mobile: "9123456789" })).toMatchObject(refused);
  });

  it("needs 59 s between two codes, and says how long to wait", async () => {
    await ask();
    clock.pass(19);
    const tooSoon = await ask();
    expect(tooSoon).toMatchObject({
      status: 429,
      body: { code: "OTP_TOO_SOON", message: "Please wait 40 seconds before asking for another code." },
      headers: { "retry-after": "40" },
    });
    clock.pass(40);
    expect((await ask()).status).toBe(200);
  });

  it("makes the former code invalid when another is sent", async () => {
    await ask();
    const first = await platform.otpFor(mobile);
    clock.pass(60);
    await ask();
    const second = await platform.otpFor(mobile);
    // One time in a million both codes are equal.
    if (first !== second) expect(await verify(first)).toMatchObject(refused);
    expect((await verify(second)).status).toBe(200);
  });

  it("sends a number at most 5 codes an hour, over all stores", async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask()).status).toBe(200);
      clock.pass(60);
    }
    expect(await ask()).toMatchObject({ status: 429, body: { code: "OTP_LIMIT" } });
    clock.pass(3600);
    expect((await ask()).status).toBe(200);
  });

  it("sends at most 30 codes an hour for one IP address", async () => {
    const answers = [];
    for (let sent = 0; sent < 31; sent += 1) answers.push((await ask(String(8_000_000_000 + sent))).status);
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(answers[30]).toBe(429);
  });

  it.each([
    [
      "a /64 of IPv6 30 codes an hour, whichever address of it asks",
      30,
      (n: number) => `2001:db8:1:1::${n.toString(16)}`,
    ],
    [
      "a /48 of IPv6 300 codes an hour, whichever /64 of it asks",
      300,
      (n: number) => `2001:db8:2:${n.toString(16)}::1`,
    ],
    ["an IPv4 address 30 codes an hour, also where IPv6 writes it", 30, () => "::ffff:203.0.113.7"],
  ])("sends %s", async (_, limit, addressOf) => {
    const answers: number[] = [];
    for (let sent = 0; sent <= limit; sent += 1) answers.push((await askFrom(addressOf(sent), sent)).statusCode);
    expect(answers.slice(0, limit).filter((status) => status !== 200)).toEqual([]);
    expect(answers[limit]).toBe(429);
    expect((await askFrom("2001:db8:3::1", 998)).statusCode).toBe(200);
    expect((await askFrom("203.0.113.7", 999)).statusCode).toBe(addressOf(0).includes("203") ? 429 : 200);
  });

  it.each(["12345", "12345678901", "98765abcde", "", "+919876543210"])(
    "refuses %j as a number (spec 5)",
    async (number) => {
      expect((await ask(number)).status).toBe(400);
    },
  );

  it("refuses a role that is not the customer's", async () => {
    await ask();
    const answer = await verify(await platform.otpFor(mobile), { role: "ROLE_ADMIN" });
    expect(answer.status).toBe(400);
  });
});
