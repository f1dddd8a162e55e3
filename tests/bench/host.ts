import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { firstPages, PAGES, warmUp } from "#tests/support/host/firstPages.ts";
import { type Called, callFor } from "./host/callFor";
import { median } from "./report/figures";
import { machine } from "./report/machine";

/** `npm run bench -- host`: kept pages beside a bare server of the same bytes, in turns. Needs a build. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const MS = Number(process.env.MS ?? 2_000);
const CONNECTIONS = 100;
const REPORT = "docs/bench/host.md";
const OF_THE_CONNECTION = /^(connection|keep-alive|date|transfer-encoding)$/;

interface Page {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(address: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
    get(address, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
      resolve({ headers: Object.fromEntries(kept), body });
    }).once("error", reject);
  });
}

/** The page in its last form: it is packed as small as it goes after some requests. */
async function settled(address: string): Promise<Page> {
  await warmUp(address);
  for (let asked = 0; asked < 10; asked += 1) await ask(address);
  let page = await ask(address);
  for (let same = 0; same < 10; ) {
    await delay(100);
    const next = await ask(address);
    same = next.body.equals(page.body) ? same + 1 : 0;
    page = next;
  }
  return page;
}

async function startBare({ headers, body }: Page): Promise<{ origin: string; child: ChildProcess }> {
  const env = { ...process.env, HEADERS: JSON.stringify(headers), BODY: body.toString("base64") };
  const file = join(import.meta.dirname, "host/bareServer.ts");
  const child = spawn(process.execPath, ["--import", "tsx", file], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { ...(JSON.parse(String(line)) as { origin: string }), child };
}

const measuredOn = machine();
const logFolder = await mkdtemp(join(tmpdir(), "haat-log-"));
const haat = await startHaat({ LOG_LEVEL: "info" }, { logFile: join(logFolder, "log") });
const origin = haat.origin.replace("localhost", "127.0.0.1");
const pages = await firstPages(haat.origin, "fresh-basket");
const rows: string[] = [];
for (const name of PAGES) {
  const address = new URL(pages[name].replace(haat.origin, origin));
  const page = await settled(address.href);
  const { origin: bareOrigin, child } = await startBare(page);
  const called: Record<"host" | "bare", Called[]> = { host: [], bare: [] };
  await callFor(address, CONNECTIONS, MS);
  await callFor(new URL(bareOrigin), CONNECTIONS, MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    called.host.push(await callFor(address, CONNECTIONS, MS));
    called.bare.push(await callFor(new URL(bareOrigin), CONNECTIONS, MS));
  }
  child.kill();
  const of = (who: Called[], what: keyof Called) => median(who.map((one) => one[what]));
  const [host, bare] = [called.host, called.bare];
  const share = of(host, "perSecond") / of(bare, "perSecond");
  const times = [host, bare].map((who) => `${of(who, "p50")} / ${of(who, "p99")}`);
  const wrong = [...host, ...bare].reduce((sum, one) => sum + one.wrong, 0);
  const rates = [of(host, "perSecond"), of(bare, "perSecond")].map((rate) => rate.toFixed(0));
  const row = [name, (page.body.length / 1024).toFixed(1), ...rates, share.toFixed(2), ...times, wrong].join(" | ");
  process.stdout.write(`| ${row} |\n`);
  rows.push(`| ${row} |`);
}
await haat.stop();
await rm(logFolder, { recursive: true });
await writeFile(
  REPORT,
  `# A kept page, beside a bare server

\`npm run bench -- host\` on ${measuredOn}; medians of ${ROUNDS} turns of ${MS / 1000} s, ${CONNECTIONS} connections with one call under way on each. The
host is one process, logging into a file included. The bare server is Node's own, which sends the same bytes with the same headers whatever is
asked. Callers and servers share the machine. The budget is a share of 0.50 and 20 ms for the 99th of a hundred.

| page | KiB | host, calls a second | bare | share | host, p50 / p99 ms | bare, p50 / p99 ms | wrong answers |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`,
);
process.stdout.write(`Kept in ${REPORT}\n`);
