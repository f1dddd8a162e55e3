import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildWith } from "./buildWith";

/** All JavaScript that a build with these flags sends to browsers. */
export async function bundleOf(flags: Record<string, string>): Promise<string> {
  const assets = join(await buildWith(flags, "browser"), "browser/assets");
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  return (await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
}
