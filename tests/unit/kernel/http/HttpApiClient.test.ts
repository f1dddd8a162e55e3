import { describe, expect, it, vi } from "vitest";
import { identity } from "#contract/customers/identity.ts";
import { endpoint } from "#contract/endpoint.ts";
import { organizations } from "#contract/store/organizations.ts";
import { HttpError, NetworkError, SessionEnded, UnknownOutcome } from "#kernel/http/errors.ts";
import { HttpApiClient } from "#kernel/http/HttpApiClient.ts";
import type { TransportRequest, TransportResponse } from "#kernel/http/HttpTransport.ts";
import type { SessionGate } from "#kernel/http/SessionGate.ts";
import { FakeClock, FakeTransport, settled } from "../support/fakes";

type OneThing = { id: string };
const things = {
  list: endpoint<{ query: { page?: number; name?: string }; reply: unknown }>("GET", "/api/things", "store"),
  get: endpoint<{ params: OneThing; reply: unknown }>("GET", "/api/things/:id", "store"),
  create: endpoint<{ body: { name: string }; reply: unknown }>("POST", "/api/things", "customer"),
  place: endpoint<{ body: { name: string }; reply: unknown }>("POST", "/api/orders", "customer", { keyed: true }),
  replace: endpoint<{ params: OneThing; body: { name: string }; reply: unknown }>("PUT", "/api/things/:id", "customer"),
  change: endpoint<{ params: OneThing; body: { name: string }; reply: unknown }>(
    "PATCH",
    "/api/things/:id",
    "customer",
  ),
  remove: endpoint<{ params: OneThing; reply: unknown }>("DELETE", "/api/things/:id", "customer"),
  save: endpoint<{ body: { name: string }; reply: unknown }>("POST", "/api/things/save", "customer", {
    mayBeEmpty: true,
  }),
  find: endpoint<{ body: { name: string }; reply: unknown }>("POST", "/api/things/find", "store", { reads: true }),
};

class FakeGate implements SessionGate {
  readonly renewals: (string | undefined)[] = [];
  constructor(
    private token: string | undefined,
    private readonly renewed: string | undefined,
  ) {}
  accessToken() {
    return this.token;
  }
  async renew(refused: string | undefined) {
    this.renewals.push(refused);
    this.token = this.renewed;
    return this.renewed;
  }
}

function setUp(
  answer: (request: TransportRequest) => Partial<TransportResponse> | Promise<Partial<TransportResponse>> = () => ({}),
  gate = new FakeGate("access-1", "access-2"),
) {
  const transport = new FakeTransport(answer);
  const clock = new FakeClock();
  const sleep = vi.spyOn(clock, "sleep").mockResolvedValue();
  const tenancy = () => ({ orgId: "org-1", storeId: "store-1" });
  const onLong = vi.fn();
  return {
    client: new HttpApiClient(transport, gate, tenancy, "", clock, onLong),
    transport,
    gate,
    clock,
    sleep,
    onLong,
  };
}

const offline = () => {
  throw new NetworkError();
};

describe("tenancy of the authenticated client (spec 7.1)", () => {
  it("adds orgId and storeId to the query of every GET", async () => {
    const { client, transport } = setUp();
    await client.call(things.list, { query: { page: 2, name: undefined } });
    expect(transport.last.url).toBe("/api/things?page=2&orgId=org-1&storeId=store-1");
    expect(transport.last.body).toBeUndefined();
  });

  it("adds the language of the page to the query of every call, whatever its method (ADR 74)", async () => {
    const transport = new FakeTransport(() => ({}));
    const tenancy = () => ({ orgId: "org-1", storeId: "store-1", language: "hi" }) as const;
    const client = new HttpApiClient(transport, new FakeGate("a", "b"), tenancy, "", new FakeClock(), () => {});
    await client.call(things.list, { query: { page: 2 } });
    await client.call(things.create, { body: { name: "milk" } });
    await client.call(things.remove, { params: { id: "1" } });
    const queries = transport.sent.map(({ url }) => new URL(url, "https://shop.example").searchParams);
    expect(queries.map((query) => query.get("language"))).toEqual(["hi", "hi", "hi"]);
    expect(transport.sent[1]?.body).toEqual({ storeId: "store-1", name: "milk" });
  });

  it.each([
    ["POST", things.create],
    ["PUT", things.replace],
    ["PATCH", things.change],
  ] as const)("adds storeId to the body of a %s and nothing to its query", async (method, target) => {
    const { client, transport } = setUp();
    await client.call(target, { params: { id: "7" }, body: { name: "a" } } as never);
    expect(transport.last.method).toBe(method);
    expect(transport.last.url).not.toContain("?");
    expect(transport.last.body).toEqual({ storeId: "store-1", name: "a" });
  });

  it("adds storeId to the query of a DELETE, which has no body", async () => {
    const { client, transport } = setUp();
    await client.call(things.remove, { params: { id: "7" } });
    expect(transport.last.url).toBe("/api/things/7?storeId=store-1");
    expect(transport.last.body).toBeUndefined();
  });

  it("adds nothing to the organisation look-up, which is made before a store is known (reading 20)", async () => {
    const { client, transport } = setUp();
    await client.call(organizations.find, {
      params: { orgFriendlyId: "fresh-basket" },
      query: { isFriendlyId: true, isDomain: false },
    });
    expect(transport.last.url).toBe("/api/organizations/fresh-basket?isFriendlyId=true&isDomain=false");
  });

  it("is also sent with the end of a session, which belongs to a store (reading 20)", async () => {
    const { client, transport } = setUp();
    await client.call(identity.logout, { bearer: "refresh-1" });
    expect(transport.last.body).toEqual({ storeId: "store-1" });
  });

  it("escapes path parameters, so that an id stays one segment", async () => {
    const { client, transport } = setUp();
    await client.call(things.get, { params: { id: "../orders/1?x" } });
    expect(transport.last.url).toMatch(/^\/api\/things\/\.\.%2Forders%2F1%3Fx\?/);
  });

  it("attaches the bearer when there is one", async () => {
    const { client, transport } = setUp();
    await client.call(things.list, { query: {} });
    expect(transport.last.headers.authorization).toBe("Bearer access-1");
    const guest = setUp(undefined, new FakeGate(undefined, undefined));
    await guest.client.call(things.list, { query: {} });
    expect(guest.transport.last.headers.authorization).toBeUndefined();
  });
});

describe("a 403 (spec 7.1, spec 8)", () => {
  const refusing = (refused: string) => (request: TransportRequest) =>
    request.headers.authorization === `Bearer ${refused}` ? { status: 403 } : { body: { ok: true } };

  it("renews once and sends the call again with the new token", async () => {
    const { client, transport, gate } = setUp(refusing("access-1"));
    await expect(client.call(things.list, { query: {} })).resolves.toEqual({ ok: true });
    expect(gate.renewals).toEqual(["access-1"]);
    expect(transport.sent).toHaveLength(2);
    expect(transport.last.headers.authorization).toBe("Bearer access-2");
  });

  it("renews only once a call: a second 403 is the answer", async () => {
    const { client, transport, gate } = setUp(() => ({ status: 403, body: { code: "FORBIDDEN", message: "No." } }));
    await expect(client.call(things.list, { query: {} })).rejects.toMatchObject({ status: 403, message: "No." });
    expect(gate.renewals).toHaveLength(1);
    expect(transport.sent).toHaveLength(2);
  });

  it("ends in SessionEnded when the renewal fails", async () => {
    const { client, transport } = setUp(() => ({ status: 403 }), new FakeGate("access-1", undefined));
    await expect(client.call(things.list, { query: {} })).rejects.toBeInstanceOf(SessionEnded);
    expect(transport.sent).toHaveLength(1);
  });

  it("never renews a call that carries a bearer of its own", async () => {
    const { client, gate } = setUp(() => ({ status: 403 }));
    await expect(client.call(identity.logout, { bearer: "refresh-1" })).rejects.toBeInstanceOf(HttpError);
    expect(gate.renewals).toEqual([]);
  });
});

describe("a call whose reply is lost (bars 2, 3)", () => {
  it("is a network error for a GET: it changed nothing", async () => {
    const { client, transport } = setUp(offline);
    await expect(client.call(things.list, { query: {} })).rejects.toBeInstanceOf(NetworkError);
    expect(transport.sent).toHaveLength(1);
  });

  it("is a network error for a POST that only reads", async () => {
    const { client } = setUp(offline);
    await expect(client.call(things.find, { body: { name: "a" } })).rejects.toBeInstanceOf(NetworkError);
  });

  it("is an unknown outcome for a change without a key, which is not sent again", async () => {
    const { client, transport } = setUp(offline);
    await expect(client.call(things.create, { body: { name: "a" } })).rejects.toBeInstanceOf(UnknownOutcome);
    expect(transport.sent).toHaveLength(1);
  });

  it("is sent again three times under the same key, then is an unknown outcome", async () => {
    const { client, transport, sleep } = setUp(offline);
    await expect(client.call(things.place, { body: { name: "a" }, key: "intent-1" })).rejects.toBeInstanceOf(
      UnknownOutcome,
    );
    expect(transport.sent).toHaveLength(4);
    expect(new Set(transport.sent.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set(["intent-1"]));
    expect(transport.sent.every(({ timeout }) => timeout === 10_000)).toBe(true);
    expect(sleep).toHaveBeenCalledTimes(3);
  });

  it("is a network error when the browser had no network at any attempt: it was never sent", async () => {
    const { client } = setUp(offline);
    const place = () => client.call(things.place, { body: { name: "a" }, key: "intent-1" });
    let isThere = [false];
    vi.stubGlobal("navigator", {
      get onLine() {
        return isThere.shift() ?? false;
      },
    });
    await expect(place()).rejects.toBeInstanceOf(NetworkError);
    isThere = [true];
    await expect(place()).rejects.toBeInstanceOf(UnknownOutcome);
  });

  it("answers a keyed call as soon as one attempt is answered", async () => {
    let attempts = 0;
    const { client } = setUp(() => {
      attempts += 1;
      if (attempts < 3) throw new NetworkError();
      return { body: { id: "order-1" } };
    });
    await expect(client.call(things.place, { body: { name: "a" }, key: "intent-1" })).resolves.toEqual({
      id: "order-1",
    });
  });

  it("waits as long as Retry-After says before a keyed call is sent again", async () => {
    let attempts = 0;
    const { client, sleep } = setUp(() => {
      attempts += 1;
      return attempts === 1 ? { status: 503, headers: { "retry-after": "4" } } : { body: {} };
    });
    await client.call(things.place, { body: { name: "a" }, key: "intent-1" });
    expect(sleep).toHaveBeenCalledExactlyOnceWith(4000);
  });

  it("passes an abort on as it is", async () => {
    const aborted = new DOMException("Aborted", "AbortError");
    const { client } = setUp(() => {
      throw aborted;
    });
    await expect(client.call(things.list, { query: {} })).rejects.toBe(aborted);
  });
});

describe("an empty answer (reading 34)", () => {
  const empty = (headers: Record<string, string> = {}) => ({ status: 200, headers, body: undefined });

  it.each([
    ["a 204", { status: 204, body: undefined }],
    ["an empty 200", empty()],
    ["a bare OK, which the transport reads as nothing", empty({ "content-type": "text/plain; charset=utf-8" })],
    ["a null", { body: null, headers: { "content-type": "application/json" } }],
  ])("%s is a success when no body is needed", async (_, answer) => {
    const { client } = setUp(() => answer);
    await expect(client.call(things.save, { body: { name: "a" } })).resolves.toBeFalsy();
  });

  it("counts as cut off when its content type is JSON (bar 14)", async () => {
    const { client } = setUp(() => empty({ "content-type": "application/json; charset=utf-8" }));
    await expect(client.call(things.save, { body: { name: "a" } })).rejects.toBeInstanceOf(UnknownOutcome);
  });

  it("counts as lost when a body is needed", async () => {
    const { client } = setUp(() => empty());
    await expect(client.call(things.list, { query: {} })).rejects.toBeInstanceOf(NetworkError);
    await expect(client.call(things.create, { body: { name: "a" } })).rejects.toBeInstanceOf(UnknownOutcome);
  });
});

describe("a call that takes long (reading 35)", () => {
  const never = () => new Promise<Partial<TransportResponse>>(() => {});

  it("is reported once, after ten seconds, where it changes something", async () => {
    const { client, clock, onLong } = setUp(never);
    void client.call(things.create, { body: { name: "a" } });
    await clock.pass(9_999);
    expect(onLong).not.toHaveBeenCalled();
    await clock.pass(60_000);
    expect(onLong).toHaveBeenCalledTimes(1);
  });

  it("is not reported where it is answered in time or only reads", async () => {
    const answered = setUp();
    await answered.client.call(things.create, { body: { name: "a" } });
    await answered.clock.pass(60_000);
    expect(answered.onLong).not.toHaveBeenCalled();
    const reading = setUp(never);
    void reading.client.call(things.list, { query: {} });
    void reading.client.call(things.find, { body: { name: "a" } });
    await reading.clock.pass(60_000);
    expect(reading.onLong).not.toHaveBeenCalled();
  });

  it("has no time limit without a key", async () => {
    const { client, transport } = setUp(never);
    void client.call(things.list, { query: {} });
    void client.call(things.create, { body: { name: "a" } });
    await settled();
    expect(transport.sent.map(({ timeout }) => timeout)).toEqual([undefined, undefined]);
  });
});

describe("an error of the platform (spec 8, reading 12)", () => {
  it("carries the platform's message, code, status and wait", async () => {
    const body = { statusCode: 429, code: "OTP_TOO_SOON", message: "Please wait.", retryable: true, requestId: "r1" };
    const { client } = setUp(() => ({ status: 429, headers: { "retry-after": "42" }, body }));
    await expect(client.call(things.list, { query: {} })).rejects.toMatchObject({
      status: 429,
      code: "OTP_TOO_SOON",
      message: "Please wait.",
      retryable: true,
      details: { retryAfter: 42, requestId: "r1" },
    });
  });

  it.each([
    ["a message alone", { message: "We are closed." }, "We are closed."],
    ["a list of messages", { message: ["The pin is wrong."], error: "Bad Request" }, "The pin is wrong."],
    ["a code that is a number", { code: 1001, message: "We are closed." }, "We are closed."],
  ])("shows the words of %s (reading 34)", async (_, body, message) => {
    const { client } = setUp(() => ({ status: 422, body }));
    const error = await client.call(things.list, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 422, code: "", message, retryable: false });
  });

  it("finds the message for shoppers among those for programmers", async () => {
    const { client } = setUp(() => ({
      status: 422,
      body: { message: ["mobile_no must be a string", "The pin is wrong."] },
    }));
    await expect(client.call(things.list, { query: {} })).rejects.toMatchObject({ message: "The pin is wrong." });
  });

  it.each([
    ...["Cannot POST /api/identity/otp", "Route POST:/api/orders not found", "No static resource api/orders."],
    ...["Not Found", "Bad Request", "400 Bad Request", "Internal Server Error", "Service Unavailable.", "Forbidden"],
    ...["body/mobile must be string", "body must have required property 'mobile'", "querystring/size must be integer"],
    ...["mobileNumber must be a valid phone number", "property mobile should not exist", "quantity must be an integer"],
    ...["deliveryAddress.city should not be empty", "TypeError: x is not a function", "ThrottlerException: Too many"],
    ...["connect ECONNREFUSED 127.0.0.1:5432", "jwt expired", "duplicate key value violates unique constraint"],
    ...["Request failed with status code 500", "Unexpected token < in JSON at position 0", "<b>nginx</b>", "404", " "],
    ...["Request method 'POST' not supported", "Validation failed (uuid is expected)", "[object Object] is undefined"],
  ])("shows no message that was written for programmers: %s (reading 34)", async (message) => {
    const { client } = setUp(() => ({ status: 404, body: { statusCode: 404, message, error: "Not Found" } }));
    const error = await client.call(things.list, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 404, code: "UNREADABLE", message: "" });
  });

  it.each([
    ...[
      "We are closed.",
      "Only 2 left in stock",
      "Coupon EXTRA10 must be used before Monday.",
      "Not found in your city",
    ],
    ...[
      "Sorry, Toned Milk 500 g/1 L is sold out.",
      "₹100/- more for free delivery",
      "Delivery is not available to 411001.",
    ],
    ...["This product was not found.", "पता सही नहीं है", "Your order was cancelled by Gokul & Sons Pvt. Ltd."],
    ...[
      "Use the iPhone app for this.",
      "Please check mobile.",
      "That code is wrong. Please check the SMS.",
      "Log in again",
    ],
    ...["Total should be at least ₹99.", "Pin must be six digits", "Write to help@shop.example or see shop.example"],
  ])("shows a message that was written for people: %s", async (message) => {
    const { client } = setUp(() => ({ status: 422, body: { message } }));
    await expect(client.call(things.list, { query: {} })).rejects.toMatchObject({ message });
  });

  it.each([
    ["an HTML page", "<html>Bad Gateway</html>"],
    ["nothing", null],
    ["half a body", { message: 7 }],
  ])("shows no words of %s", async (_, body) => {
    const { client } = setUp(() => ({ status: 502, body }));
    const error = await client.call(things.list, { query: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, code: "UNREADABLE", message: "", retryable: true });
  });
});

it("reports the headers of each answer, from which the platform's clock reads the time", async () => {
  const heard = vi.fn();
  const headers = { date: "Thu, 05 Mar 2026 10:00:00 GMT" };
  const transport = new FakeTransport(() => ({ headers }));
  const gate = new FakeGate("access-1", "access-2");
  const client = new HttpApiClient(transport, gate, () => ({}), "", new FakeClock(), vi.fn(), heard);
  await client.call(things.get, { params: { id: "1" } });
  expect(heard.mock.calls).toEqual([[headers]]);
});
