import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus } from "node:os";
import { createInterface } from "node:readline";

/** `npx tsx tests/bench/platform.ts`: bar 17's load on both engines, into docs/bench/platform.{json,md}. */
interface Server {
  baseUrl: string;
  storeId: string;
  orgId: string;
  variant: string;
  buyers: { customerId: string; cartId: string; token: string; checkouts: string[] }[];
}

interface Call {
  method: string;
  path: string;
  token?: string;
  body?: object;
}

interface Measured {
  engine: string;
  what: string;
  inFlight: number;
  calls: number;
  refusedBusy: number;
  failed: number;
  perSecond: number;
  p50: number;
  p99: number;
}

const IN_FLIGHT = { pglite: 50, postgres: 200 } as const;
const CALLS = 3000;

async function start(engine: string): Promise<{ child: ChildProcess; server: Server }> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/platformServer.ts"], {
    env: { ...process.env, ENGINE: engine },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) return { child, server: JSON.parse(line) };
  throw new Error("the platform did not start");
}

const one = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("the list is empty");
  return found;
};

/** What a shop gets: mostly looking, some tapping, few orders. */
const scenarios = (server: Server): Record<string, (index: number) => Call> => {
  const look = (index: number): Call =>
    index % 2
      ? { method: "GET", path: `/api/products?storeId=${server.storeId}&page=1&size=30` }
      : {
          method: "GET",
          path: `/api/carts/${one(server.buyers, index).cartId}`,
          token: one(server.buyers, index).token,
        };
  const tap = (index: number): Call => {
    const buyer = one(server.buyers, index);
    const adds = Math.floor(index / server.buyers.length) % 2 === 0;
    const path = `/api/carts/${buyer.cartId}/${adds ? "add-item" : "remove-item"}`;
    const body = adds
      ? { item: { productVariantId: server.variant }, quantity: 1 }
      : { productVariantId: server.variant, quantity: 1 };
    return { method: "POST", path, token: buyer.token, body };
  };
  let ordered = 0;
  const order = (): Call => {
    const index = ordered++;
    const buyer = one(server.buyers, index);
    const checkoutId = one(buyer.checkouts, Math.floor(index / server.buyers.length));
    const body = { checkoutId, customerId: buyer.customerId, orgId: server.orgId };
    return { method: "POST", path: "/api/orders", token: buyer.token, body };
  };
  const mixed = (index: number) => (index % 20 === 0 ? order() : index % 5 === 0 ? tap(index) : look(index));
  return { "a shop's mix (75 % looks, 20 % taps, 5 % orders)": mixed, "orders alone": order };
};

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

function send(server: Server, call: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      "idempotency-key": randomUUID(),
      ...(call.token && { authorization: `Bearer ${call.token}` }),
      ...(call.body && { "content-type": "application/json" }),
    };
    const sent = request(`${server.baseUrl}${call.path}`, { agent, method: call.method, headers }, (reply) => {
      reply.resume();
      reply.once("end", () => resolve(reply.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end(call.body && JSON.stringify(call.body));
  });
}

async function measure(server: Server, callOf: (index: number) => Call, inFlight: number, calls: number) {
  const times: number[] = [];
  let [next, refusedBusy, failed] = [0, 0, 0];
  const began = performance.now();
  const shopper = async () => {
    for (let index = next++; index < calls; index = next++) {
      const sentAt = performance.now();
      const status = await send(server, callOf(index));
      if (status === 503) refusedBusy += 1;
      else if (status !== 200) failed += 1;
      else times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, shopper));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    inFlight,
    calls,
    refusedBusy,
    failed,
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
  };
}

const results: Measured[] = [];
for (const engine of ["pglite", "postgres"] as const) {
  const { child, server } = await start(engine);
  for (const [what, callOf] of Object.entries(scenarios(server))) {
    await measure(server, callOf, 10, 200);
    const result = { engine, what, ...(await measure(server, callOf, IN_FLIGHT[engine], CALLS)) };
    console.log(JSON.stringify(result));
    results.push(result);
  }
  if (engine === "pglite") {
    const look = (): Call => ({ method: "GET", path: `/api/products?storeId=${server.storeId}&page=1&size=30` });
    results.push({ engine, what: "looks, beyond the cap", ...(await measure(server, look, 150, CALLS)) });
  }
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
agent.destroy();

const machine = `${cpus().length} cores, Node ${process.version}`;
const rows = results.map(
  (r) =>
    `| ${r.engine} | ${r.what} | ${r.inFlight} | ${r.calls} | ${r.refusedBusy} | ${r.failed} | ${r.perSecond} | ${r.p50} | ${r.p99} |`,
);
const page = `# The platform under load (bar 17)

\`npx tsx tests/bench/platform.ts\` on ${machine}. The platform, its database and what measures them share the machine.

| engine | what | in flight | calls | 503 | failed | answered per s | p50 ms | p99 ms |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
mkdirSync("docs/bench", { recursive: true });
writeFileSync("docs/bench/platform.json", `${JSON.stringify({ machine, results }, null, 2)}\n`);
writeFileSync("docs/bench/platform.md", page);
console.log(page);
