import { pino } from "pino";
import { AggregatorRegistry } from "prom-client";
import type { PlatformConfig } from "#server/platform/config.ts";
import { loggerOptions } from "#server/platform/http/logging.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { endOnSignals } from "../endOnSignals";
import { serveOperations } from "../operations/serveOperations";
import { tellOpened } from "../tellOpened";
import { Processes } from "./Processes";

/**
 * Runs the first of several processes. It serves nobody itself and watches the others. SIGHUP replaces them by new ones.
 */
export async function serveByProcesses(config: PlatformConfig): Promise<void> {
  const { host, metricsPort } = config;
  const { stream, ...options } = loggerOptions(config.logLevel);
  const registry = new AggregatorRegistry();
  const figures = () => registry.clusterMetrics();
  const processes = new Processes(config.processes, config.closeGraceMs, pino(options, stream), figures);
  endOnSignals(
    (graceMs) => processes.leave(graceMs),
    config.closeGraceMs,
    () => processes.replaceAll(),
  );
  if (metricsPort !== undefined) {
    await serveOperations({ host, port: metricsPort }, { figures, missing: () => processes.missing() });
  }
  const opened = await processes.begin().catch(async () => {
    await processes.leave(0);
    throw new ConfigError("The shop could not be opened; the reason stands above.");
  });
  tellOpened(opened, config);
}
