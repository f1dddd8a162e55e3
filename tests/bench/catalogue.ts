import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus, loadavg } from "node:os";
import { createInterface } from "node:readline";

/**
 * `npm run bench -- catalogue`: bar 18 on both engines, into docs/bench/catalogue.{json,md}. PRODUCTS and STORES make it
 * smaller while one works on it.
 */
const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const STORES = Number(process.env.STORES ?? 1000);
const CALLS = Number(process.env.CALLS ?? 1500);
const WARM_UP = 150;
const IN_FLIGHT = 10;
const BAR_MS = 50;

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

interface Measured {
  engine: string;
  what: string;
  calls: number;
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of processor the platform's process used for a call: what a busy machine does not change much. */
  cpu: number;
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
const PLACES = ["bel", "chan", "devi", "gan", "hari", "indra", "jal", "kesar", "lal", "mangal", "nand", "ratan"];
const SORTS = ["relevance", "price", "rating", "newest"];

const one = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** What shoppers do; `index` goes through all of it in turn, so that two runs are the same. */
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
  const elsewhere = (index: number) => list("size=20&page=1", one(small, index));
  const all = [listing, usual, filtered, first, typed, typed, slips, elsewhere];
  /** What the machine gives to a call that does nothing: the others are read beside it. */
  const nothing = (): Call => ({ method: "GET", path: `/api/common/enum-values?storeId=${storeId}` });
  return {
    "nothing: enumerations, without the database": nothing,
    "listing, by category and deep pages": listing,
    "search, sorted, with facets": usual,
    "search, filtered, with facets": filtered,
    "search for what nobody asked before": first,
    "suggestions while typing": typed,
    "misspelt and Hindi": slips,
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

const busy = loadavg()[0] ?? 0;
const results: Measured[] = [];
const starts: string[] = [];
for (const engine of (process.env.ENGINES ?? "pglite,postgres").split(",")) {
  const { child, server } = await start(engine);
  const firstAt = performance.now();
  const { text } = await send(server, { method: "GET", path: `/api/categories?storeId=${server.storeId}` });
  const firstMs = Math.round(performance.now() - firstAt);
  const categories = (JSON.parse(text) as { id: string; productCount: number }[]).map(({ id }) => id);
  starts.push(`| ${engine} | ${server.seedSeconds.toFixed(0)} | ${firstMs} |`);
  for (const [what, callOf] of Object.entries(scenarios(server, categories))) {
    // The engines of both languages compile what is used often; other calls than those that are measured.
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

const machine = `${cpus().length} cores, Node ${process.version}`;
const rows = results.map(
  (r) =>
    `| ${r.engine} | ${r.what} | ${r.calls} | ${r.failed} | ${r.perSecond} | ${r.p50} | ${r.p95}${r.p95 > BAR_MS ? " **over**" : ""} | ${r.p99} | ${r.cpu} |`,
);
const page = `# A catalogue of ${PRODUCTS.toLocaleString("en")} products in one store, ${STORES.toLocaleString("en")} stores in one database (bar 18)

\`npm run bench -- catalogue\` on ${machine}, ${busy.toFixed(1)} processes waiting for them when it began; ${IN_FLIGHT} calls in flight, each with its answer read to the end. The bar is p95 ≤ ${BAR_MS} ms. The platform, its database and what measures them share the machine; the last column is what a call costs the platform's process (with the embedded engine, the database too).

| engine | what | calls | failed | answered per s | p50 ms | p95 ms | p99 ms | processor ms a call |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

| engine | filling the database, s | the large store's first call (its shelf is read), ms |
|---|---|---|
${starts.join("\n")}
`;
mkdirSync("docs/bench", { recursive: true });
writeFileSync("docs/bench/catalogue.json", `${JSON.stringify({ machine, results }, null, 2)}\n`);
writeFileSync("docs/bench/catalogue.md", page);
console.log(page);
