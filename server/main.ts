import cluster from "node:cluster";
import { checkAddresses } from "./checkAddresses";
import { endWithReason } from "./endWithReason";
import { readHostConfig } from "./host/settings/readHostConfig";
import { readPlatformConfig } from "./platform/config";
import { serveAsOneOf } from "./processes/serveAsOneOf";
import { serveByProcesses } from "./processes/serveByProcesses";
import { serveAlone } from "./serveAlone";

/** Runs the built shop in one process, or in several that share a port (`PROCESSES`). */
await endWithReason(async () => {
  const config = readPlatformConfig(process.env);
  const settings = readHostConfig(process.env, config);
  if (cluster.isWorker) return serveAsOneOf(config, settings);
  await checkAddresses(config);
  await (config.processes > 1 ? serveByProcesses(config) : serveAlone(config, settings));
});
