import cluster from "node:cluster";
import { readHostConfig } from "#server/host/settings/readHostConfig.ts";
import { readPlatformConfig } from "#server/platform/config.ts";
import { checkAddresses } from "#server/process/checkAddresses.ts";
import { endWithReason } from "#server/process/endWithReason.ts";
import { serveAlone } from "#server/process/serveAlone.ts";
import { serveAsOneOf } from "#server/process/several/serveAsOneOf.ts";
import { serveByProcesses } from "#server/process/several/serveByProcesses.ts";

/** Runs the built shop in one process, or in several that share a port (`PROCESSES`). */
await endWithReason(async () => {
  const config = readPlatformConfig(process.env);
  const settings = readHostConfig(process.env, config);
  if (cluster.isWorker) return serveAsOneOf(config, settings);
  await checkAddresses(config);
  await (config.processes > 1 ? serveByProcesses(config) : serveAlone(config, settings));
});
