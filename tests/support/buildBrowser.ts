import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Every byte of JavaScript that a browser build with these switches carries. */
export async function buildBrowser(flags: Record<string, "on" | "off">): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "haat-build-"));
  try {
    await promisify(execFile)("node_modules/.bin/rspack", ["build", "--config-name", "browser"], {
      env: { ...process.env, ...flags, DIST_DIR: folder, NODE_ENV: "production" },
      maxBuffer: 64 * 1024 * 1024,
    });
    const assets = join(folder, "browser/assets");
    const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
    return (await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
