import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { terminal } from "#server/cli/terminal.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { type HaatOnPostgres, startHaatOnPostgres } from "#tests/support/browser/startHaatOnPostgres.ts";
import { freePort } from "#tests/support/freePort.ts";

const TOKEN = "a-token-of-16-characters";
/** New processes start while callers never pause; on a busy machine that takes minutes. */
const PATIENT = { timeout: 240_000, interval: 50 };

describe("the built shop in two processes on one PostgreSQL", () => {
  let haat: HaatOnPostgres;
  let operations: string;

  beforeAll(async () => {
    const port = await freePort();
    operations = `http://127.0.0.1:${port}`;
    haat = await startHaatOnPostgres({
      PROCESSES: "2",
      METRICS_PORT: String(port),
      METRICS_TOKEN: TOKEN,
      CLOSE_GRACE_SECONDS: "60",
      LOG_LEVEL: "info",
    });
  });
  afterAll(() => haat.stop());

  /** Uses a separate connection, so that no process that ends has to wait for it. */
  const read = (address: string, token?: string) =>
    new Promise<{ status?: number; text: string }>((resolve, reject) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      get(address, { agent: false, headers }, async (answer) => {
        resolve({ status: answer.statusCode, text: await text(answer) });
      }).once("error", reject);
    });
  const figure = (figures: string, name: string) =>
    Number(
      figures
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  const logged = (message: string) => haat.output().split(`"msg":"${message}`).length - 1;

  test("reports the health and the metrics of both in one place", async () => {
    expect(await read(`${operations}/health/ready`)).toEqual({ status: 200, text: '{"ready":true,"missing":[]}' });
    const { text: figures } = await read(`${operations}/metrics`);
    // Before it listened, each process has drawn two pages, of which it has then asked for the answers.
    const drawn = 'haat_http_request_seconds_count{method="GET",route="/page-data",status="200"}';
    expect(figure(figures, drawn)).toBeGreaterThanOrEqual(4);
    expect(figures).toContain('haat_waiting{what="orders"} 0');
    const shop = `http://127.0.0.1:${haat.port}`;
    expect((await read(`${shop}/health/ready`)).status).toBe(200);
    expect((await read(`${shop}/metrics`)).status).toBe(401);
    const { text: onShop } = await read(`${shop}/metrics`, TOKEN);
    expect(figure(onShop, drawn)).toBeGreaterThanOrEqual(figure(figures, drawn));
  });

  test("shows on both what a folder's import has changed", async () => {
    const [folder, io] = [
      mkdtempSync(join(tmpdir(), "haat-folder-")),
      { ...terminal(), say: () => {}, progress: () => {} },
    ];
    const env = { DATABASE_URL: haat.databaseUrl, DATA_DIR: folder };
    const importIt = () => runCommandLine(["store", "import", join(folder, "my-shop")], io, env, commands);
    const files = await exampleFiles("my-shop");
    for (const [path, bytes] of files) await io.writeFile(join(folder, "my-shop", path), bytes);
    /** Connections are given to the processes in turns. */
    const onBoth = () => Promise.all([0, 1].map(() => read(`http://127.0.0.1:${haat.port}/my-shop`)));
    // A process that needs long to look for the store sends the page without it first, with status 200.
    await vi.waitFor(async () => {
      expect((await onBoth()).map(({ status }) => status)).toEqual([404, 404]);
    }, PATIENT);
    for (const name of ["My Shop", "Our Shop"]) {
      const settings =
        files
          .get("store.yaml")
          ?.toString()
          .replace(/^name: .*/m, `name: ${name}`) ?? "";
      await io.writeFile(join(folder, "my-shop/store.yaml"), Buffer.from(settings));
      expect(await importIt()).toBe(0);
      await vi.waitFor(async () => {
        for (const { text } of await onBoth()) expect(text).toContain(name);
      }, PATIENT);
    }
    rmSync(folder, { recursive: true });
  });

  test("is replaced by new processes without a failed call", { timeout: 300_000 }, async () => {
    const former = logged("Server listening");
    let isOver = false;
    const statuses = new Set<number | undefined>();
    const paths = ["/fresh-basket", "/api/organizations/kora-home?isFriendlyId=true&isDomain=false"];
    const caller = async (place: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver) {
        await new Promise<string>((resolve, reject) => {
          get({ host: "127.0.0.1", port: haat.port, path: paths[place % 2], agent }, (answer) => {
            statuses.add(answer.statusCode);
            resolve(text(answer));
          }).once("error", reject);
        });
      }
      agent.destroy();
    };
    const callers = Array.from({ length: 4 }, (_, place) => caller(place));
    haat.tell("SIGHUP");
    await vi.waitFor(() => expect(logged("all processes were replaced")).toBe(1), PATIENT);
    isOver = true;
    await Promise.all(callers);
    expect([...statuses]).toEqual([200]);
    // Each process writes its lines at the end of a turn, so another one's line may come first.
    await vi.waitFor(() => expect(logged("Server listening") - former).toBe(2), PATIENT);
    expect((await read(`${operations}/health/ready`)).status).toBe(200);
  });
});
