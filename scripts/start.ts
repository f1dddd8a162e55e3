import { spawn } from "node:child_process";
import { checkAddresses } from "../server/checkAddresses";
import { endWithReason } from "../server/endWithReason";
import { readHostConfig } from "../server/host/readHostConfig";
import { readPlatformConfig } from "../server/platform/config";
import { run } from "./run";
import { readStamp, sourceStamp, withBuiltFlags } from "./sourceStamp";

/** `npm start`: builds what is not built yet, then serves storefront and platform on one port. */
await endWithReason(async () => {
  // Before minutes of building.
  const config = readPlatformConfig(process.env);
  readHostConfig(process.env, config);
  await checkAddresses(config);
  const env = await withBuiltFlags(process.env);
  if ((await readStamp()) !== (await sourceStamp(env))) await build(env);
  const server = spawn(process.execPath, ["dist/server/main.js"], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("close", (code) => process.exit(code ?? 1));
});

async function build(env: NodeJS.ProcessEnv): Promise<void> {
  const done = await Promise.all([run("tsx", ["scripts/build.ts"], { env }), run("tsx", ["server/prepare.ts"])]);
  const failed = done.find(({ code }) => code !== 0);
  if (failed) process.exit(failed.code);
}
