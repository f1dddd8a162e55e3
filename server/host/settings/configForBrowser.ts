import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import type { ProviderInBuild } from "#contract/page/Prerender.types.ts";
import { paymentsForBrowser } from "./paymentSources";
import type { HostSettings } from "./readHostConfig";

/** The settings for the browser that differ from the defaults. */
export function configForBrowser(config: HostSettings, providers: ProviderInBuild[]): Partial<AppConfig> {
  return {
    payments: paymentsForBrowser(config, providers),
    pincodeUrl: URL.canParse(config.pincodeUrl)
      ? config.pincodeUrl
      : `${config.platformOrigin ?? ""}${config.pincodeUrl}`,
    ...(config.sharedHosts ? { sharedHosts: config.sharedHosts } : {}),
    ...(config.builder ? { builder: config.builder } : {}),
    ...(config.platformOrigin ? { apiOrigin: config.platformOrigin } : {}),
  };
}
