import { AggregatorRegistry } from "prom-client";
import type { HostSettings } from "#server/host/settings/readHostConfig.ts";
import type { PlatformConfig } from "#server/platform/config.ts";
import { openShop } from "../openShop";
import { askTheFirst } from "./askTheFirst";
import { joinProcesses } from "./joinProcesses";

/** Runs the shop as one of several processes. */
export async function serveAsOneOf(config: PlatformConfig, settings: HostSettings): Promise<void> {
  const shop = await openShop(config, settings, {
    figures: () => askTheFirst("figures"),
    missing: () => askTheFirst("missing"),
  });
  // Registers the reply to the first process, which asks all processes for their metrics and adds them up.
  AggregatorRegistry.setRegistries(shop.metrics);
  new AggregatorRegistry();
  await joinProcesses(shop, config.closeGraceMs);
}
