import { endOnSignals } from "./endOnSignals";
import type { HostSettings } from "./host/settings/readHostConfig";
import { openShop } from "./openShop";
import { serveOperations } from "./operations/serveOperations";
import type { PlatformConfig } from "./platform/config";
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
