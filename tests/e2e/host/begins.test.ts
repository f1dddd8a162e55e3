import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startHaatOnPostgres } from "#tests/support/browser/startHaatOnPostgres.ts";
import { freePort } from "#tests/support/freePort.ts";
import { startManyStores } from "#tests/support/host/manyStores.ts";

test("a shop listens only once it can render pages, and reports that as missing until then", async () => {
  const [platform, operations] = [await startManyStores(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "haat-begins-"));
  const logFile = join(folder, "log");
  const settings = { PLATFORM_ORIGIN: platform.origin, METRICS_PORT: String(operations), LOG_LEVEL: "info" };
  platform.brokenBy = 500;
  const starting = startHaatOnPostgres(settings, { logFile });
  onTestFinished(async () => {
    // Otherwise a shop that still waits would not end.
    platform.brokenBy = undefined;
    await (await starting).stop();
    await platform.close();
    rmSync(folder, { recursive: true });
  });
  // A shop that did not wait would listen before the third request.
  await vi.waitFor(() => expect(platform.calls.length).toBeGreaterThan(2), { timeout: 60_000 });
  const ready = await fetch(`http://127.0.0.1:${operations}/health/ready`);
  expect(await ready.json()).toEqual({ ready: false, missing: ["drawing"] });
  expect(ready.status).toBe(503);
  expect(readFileSync(logFile, "utf8")).not.toContain("Server listening");

  platform.brokenBy = undefined;
  const shop = await starting;
  // The shop gathers the lines of its log and writes them a moment later.
  const listens = `Server listening at http://127.0.0.1:${shop.port}`;
  await vi.waitFor(() => expect(readFileSync(logFile, "utf8")).toContain(listens), { timeout: 10_000 });
});
