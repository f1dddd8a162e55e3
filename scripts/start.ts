import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { readHostConfig } from "#server/host/settings/readHostConfig.ts";
import { readPlatformConfig } from "#server/platform/config.ts";
import { checkAddresses } from "#server/process/checkAddresses.ts";
import { endWithReason } from "#server/process/endWithReason.ts";
import { NODE_ENVIRONMENT } from "#server/process/nodeEnvironment.ts";
import { NODE_FLAGS } from "#server/process/nodeFlags.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { readStamp, sourceStamp, withBuiltSettings } from "./build/sourceStamp";
import { run } from "./run";

/**
 * `npm start`: builds what is not built yet, then serves storefront and platform on one port. `--processes 4` means
 * `PROCESSES=4`.
 */
await endWithReason(async () => {
  const given = { ...process.env, ...processesOf(process.argv.slice(2)) };
  // A wrong configuration is reported now, not after minutes of building.
  const config = readPlatformConfig(given);
  readHostConfig(given, config);
  await checkAddresses(config);
  const env = await withBuiltSettings(given);
  if ((await readStamp()) !== (await sourceStamp(env))) await build(env);
  const server = spawn(process.execPath, [...NODE_FLAGS, "dist/server/main.js"], {
    stdio: "inherit",
    env: { ...NODE_ENVIRONMENT, ...env },
  });
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
  process.on("SIGINT", () => {
    // A terminal itself sends Ctrl+C to all processes, and a second signal would end the server before it has finished.
    if (!process.stdin.isTTY) server.kill("SIGINT");
  });
  server.on("close", (code) => process.exit(code ?? 1));
});

async function build(env: NodeJS.ProcessEnv): Promise<void> {
  const done = await Promise.all([run("tsx", ["scripts/build.ts"], { env }), run("tsx", ["server/prepare.ts"])]);
  const failed = done.find(({ code }) => code !== 0);
  if (failed) process.exit(failed.code);
}

function processesOf(args: string[]): { PROCESSES?: string } {
  try {
    const { values } = parseArgs({ args, options: { processes: { type: "string" } } });
    return values.processes === undefined ? {} : { PROCESSES: values.processes };
  } catch {
    throw new ConfigError(
      `"npm start -- ${args.join(" ")}" is not understood: the only option is --processes with a number.`,
    );
  }
}
