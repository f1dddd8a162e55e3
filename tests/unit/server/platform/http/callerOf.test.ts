import Fastify from "fastify";
import { expect, test } from "vitest";
import { callerOf } from "#server/platform/http/callerOf.ts";
import { type Trust, trustedProxies } from "#server/platform/http/trustedProxies.ts";

const SAYS: Record<string, string>[] = [
  {},
  { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" },
  { "x-forwarded-for": "198.51.100.1, 203.0.113.9", "x-forwarded-proto": "http, https" },
  { "x-forwarded-for": "not an address", "x-forwarded-host": "a.example, b.example" },
];

test.each<[string, Trust]>([
  ["nobody", false],
  ["one hop", trustedProxies(1)],
  ["two hops", trustedProxies(2)],
  ["this machine", ["127.0.0.1"]],
  ["another network", ["10.0.0.0/8"]],
])("says the same about a caller as Fastify does, trusting %s", async (_, trusted) => {
  const app = Fastify({ trustProxy: trusted });
  const of = callerOf(trusted);
  app.get("/", async ({ protocol, host, ip, raw }) => ({ theirs: { protocol, host, ip }, ours: of(raw) }));
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  for (const headers of SAYS) {
    const { theirs, ours } = (await (await fetch(origin, { headers })).json()) as Record<string, object>;
    expect(ours).toEqual(theirs);
  }
  await app.close();
});
