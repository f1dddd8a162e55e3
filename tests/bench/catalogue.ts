import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { parse } from "csv-parse/sync";
import type { CallFigures, CatalogueFigures, Start } from "./catalogue/CatalogueFigures.types";
import { writeCatalogue } from "./catalogue/writeCatalogue";
import { machine } from "./report/machine";

/**
 * `npm run bench -- catalogue`: measures bar 18 on both engines, into docs/bench/catalogue.{json,md}. PRODUCTS and
 * STORES make it smaller while one works on it.
 */
const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const STORES = Number(process.env.STORES ?? 1000);
const CALLS = Number(process.env.CALLS ?? 1500);
const WARM_UP = 150;
const IN_FLIGHT = 10;

interface Server {
  baseUrl: string;
  storeId: string;
  small: string[];
  seedSeconds: number;
}

interface Call {
  method: "GET" | "POST";
  path: string;
  body?: object;
}

const QUALITIES = ["fresh", "organic", "daily", "premium", "classic", "village", "golden", "royal", "pure", "family"];
const GOODS = [
  "milk",
  "rice",
  "bread",
  "apple",
  "mango",
  "dal",
  "ghee",
  "soap",
  "tea",
  "coffee",
  "honey",
  "chips",
  "oil",
];
const MISSPELT = ["buter", "mlik", "panner", "cofee", "shampo", "turmeric powdr", "choclate", "brocoli", "cardamon"];
const HINDI = ["doodh", "दूध", "chawal", "आलू", "pyaz", "chai", "अंडा", "namak"];
const OWN_QUERIES: { query: string }[] = parse(readFileSync("tests/contract/store/shoppers-queries.csv"), {
  columns: true,
});
const PLACES = ["bel", "chan", "devi", "gan", "hari", "indra", "jal", "kesar", "lal", "mangal", "nand", "ratan"];
const SORTS = ["relevance", "price", "rating", "newest"];

const one = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The calls that shoppers make. `index` goes through all of them in turn, so that two runs are the same. */
function scenarios({ storeId, small }: Server, categories: string[]): Record<string, (index: number) => Call> {
  const list = (query: string, of = storeId): Call => ({ method: "GET", path: `/api/products?storeId=${of}&${query}` });
  const find = (body: object): Call => ({
    method: "POST",
    path: "/api/search/products",
    body: { storeId, size: 20, ...body },
  });
  const listing = (index: number) =>
    list(`size=20&page=${1 + ((index * 37) % 150)}${index % 3 ? `&categoryId=${one(categories, index)}` : ""}`);
  const filters = (index: number) => ({
    ...(index % 2 && { minSellingPrice: 20 * (index % 5), maxSellingPrice: 400 + 100 * (index % 7) }),
    ...(index % 3 === 0 && { categoryIds: [one(categories, index), one(categories, index + 3)] }),
    ...(index % 4 === 0 && { averageRating: 1 + (index % 5) }),
    isSubscribable: index % 7 === 0,
  });
  const usual = (index: number) =>
    find({
      query: one(GOODS, index),
      page: 1 + (index % 3),
      sortBy: one(SORTS, index),
      sortOrder: index % 2 ? "ASC" : "DESC",
    });
  const filtered = (index: number) =>
    find({ query: one(GOODS, index), filters: filters(index), sortBy: one(SORTS, index) });
  const first = (index: number) =>
    find({
      query: `${one(QUALITIES, index)} ${one(GOODS, index * 7)} ${one(PLACES, index * 3)}${one(["a", "e", "o", "am", "an", "ar"], index)}`,
    });
  const typed = (index: number): Call => {
    const word = one([...GOODS, ...QUALITIES, ...PLACES], index);
    const query = word.slice(0, 1 + (index % word.length));
    return { method: "GET", path: `/api/search/products?storeId=${storeId}&query=${query}&size=8` };
  };
  const slips = (index: number) => find({ query: one(index % 2 ? MISSPELT : HINDI, index) });
  const own = (index: number) => find({ query: one(OWN_QUERIES, index).query });
  const elsewhere = (index: number) => list("size=20&page=1", one(small, index));
  const all = [listing, usual, filtered, first, typed, typed, slips, elsewhere];
  /** A call that does almost nothing; the other figures are compared with it. */
  const nothing = (): Call => ({ method: "GET", path: `/api/common/enum-values?storeId=${storeId}` });
  return {
    "nothing: enumerations, without the database": nothing,
    "listing, by category and deep pages": listing,
    "search, sorted, with facets": usual,
    "search, filtered, with facets": filtered,
    "search for what nobody asked before": first,
    "suggestions while typing": typed,
    "misspelt and Hindi": slips,
    "in the shopper's own words, nine scripts": own,
    "listing of small stores": elsewhere,
    "all of these": (index) => one(all, index)(index),
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

function send(server: Server, call: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = call.body && { "content-type": "application/json" };
    const sent = request(
      `${server.baseUrl}${encodeURI(call.path)}`,
      { agent, method: call.method, headers },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.once("end", () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    sent.once("error", reject);
    sent.end(call.body && JSON.stringify(call.body));
  });
}

async function start(engine: string): Promise<{ child: ChildProcess; server: Server }> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/catalogueServer.ts"], {
    env: { ...process.env, ENGINE: engine, PRODUCTS: String(PRODUCTS), STORES: String(STORES) },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) return { child, server: JSON.parse(line) };
  throw new Error("the platform did not start");
}

const cpuOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    child.once("message", (used: NodeJS.CpuUsage) => resolve((used.user + used.system) / 1000));
    child.send("cpu");
  });

async function measure(child: ChildProcess, server: Server, callOf: (index: number) => Call, count = CALLS) {
  const times: number[] = [];
  let [next, failed] = [0, 0];
  const [began, cpuBefore] = [performance.now(), await cpuOf(child)];
  const shopper = async () => {
    for (let index = next++; index < count; index = next++) {
      const sentAt = performance.now();
      if ((await send(server, callOf(index))).status !== 200) failed += 1;
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, shopper));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  const cpu = Number((((await cpuOf(child)) - cpuBefore) / count).toFixed(2));
  return {
    calls: count,
    failed,
    perSecond: Math.round(count / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu,
  };
}

/** Measures the large store's first call, and the longest that shoppers of small stores wait meanwhile. */
async function firstCall(server: Server): Promise<{ text: string; firstMs: number; besideMs: number }> {
  const beside = { method: "GET" as const, path: `/api/products?storeId=${one(server.small, 0)}&size=20` };
  await send(server, beside);
  const took = async (call: Call) => {
    const sentAt = performance.now();
    const { text } = await send(server, call);
    return { text, ms: Math.round(performance.now() - sentAt) };
  };
  let isThere = false;
  let besideMs = 0;
  const first = took({ method: "GET", path: `/api/categories?storeId=${server.storeId}` });
  void first.then(() => {
    isThere = true;
  });
  while (!isThere) besideMs = Math.max(besideMs, (await took(beside)).ms);
  const { text, ms } = await first;
  return { text, firstMs: ms, besideMs };
}

const on = machine();
const results: CallFigures[] = [];
const starts: Start[] = [];
for (const engine of (process.env.ENGINES ?? "pglite,postgres").split(",")) {
  const { child, server } = await start(engine);
  const { text, firstMs, besideMs } = await firstCall(server);
  const categories = (JSON.parse(text) as { id: string; productCount: number }[]).map(({ id }) => id);
  starts.push({ engine, seedSeconds: Math.round(server.seedSeconds), firstMs, besideMs });
  for (const [what, callOf] of Object.entries(scenarios(server, categories))) {
    // Warms up with other calls than those that are measured: both language engines compile code that is used often.
    await measure(child, server, (index) => callOf(index + 100_003), WARM_UP);
    const result = { engine, what, ...(await measure(child, server, callOf)) };
    console.log(JSON.stringify(result));
    results.push(result);
  }
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
agent.destroy();

const kept: CatalogueFigures = {
  machine: on,
  products: PRODUCTS,
  stores: STORES,
  inFlight: IN_FLIGHT,
  results,
  starts,
};
mkdirSync("docs/bench", { recursive: true });
writeFileSync("docs/bench/catalogue.json", `${JSON.stringify(kept, null, 2)}\n`);
console.log(writeCatalogue());
