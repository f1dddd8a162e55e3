import { type ProviderInBuild, paymentsForBrowser } from "./paymentSources";
import type { HostSettings } from "./readHostConfig";

/** `AppConfig`, as far as it is not the default. */
export function configForBrowser(config: HostSettings, providers: ProviderInBuild[]): object {
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
