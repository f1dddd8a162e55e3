import type { HostSettings } from "#server/host/settings/readHostConfig.ts";
import type { PlatformConfig } from "#server/platform/config.ts";
import { endOnSignals } from "./endOnSignals";
import { openShop } from "./openShop";
import { serveOperations } from "./operations/serveOperations";
import { tellOpened } from "./tellOpened";

/** Runs the shop in this one process. */
export async function serveAlone(config: PlatformConfig, settings: HostSettings): Promise<void> {
  const { host, metricsPort } = config;
  const { metrics, missing, leave, listen } = await openShop(config, settings);
  endOnSignals(leave, config.closeGraceMs);
  if (metricsPort !== undefined) {
    await serveOperations({ host, port: metricsPort }, { figures: () => metrics.metrics(), missing });
  }
  tellOpened(await listen(), config);
}
