import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import type { ProviderInBuild } from "#contract/page/Prerender.types.ts";
import type { HostSettings } from "./readHostConfig";

export interface PaymentSources {
  script: string[];
  frame: string[];
  connect: string[];
}

type Config = Pick<HostSettings, "payments" | "platformOrigin">;

/**
 * The sources that the Content-Security-Policy allows for payments. If the sandbox's scripts replace the providers', only
 * the platform.
 */
export function paymentSources({ payments, platformOrigin }: Config, providers: ProviderInBuild[]): PaymentSources {
  if (payments.hasDropIns) {
    const own = platformOrigin ? [platformOrigin] : [];
    return { script: own, frame: ["'self'", ...own], connect: [] };
  }
  const all = (kind: keyof PaymentSources) => [...new Set(providers.flatMap(({ origins }) => origins[kind] ?? []))];
  return { script: all("script"), frame: all("frame"), connect: all("connect") };
}

export function paymentsForBrowser(
  { payments, platformOrigin }: Config,
  providers: ProviderInBuild[],
): AppConfig["payments"] {
  const { mode, hasDropIns, pageOrigins } = payments;
  const scripted = hasDropIns ? providers.filter(({ origins }) => origins.script?.length) : [];
  const sdk = scripted.map(({ id }) => [id, `${platformOrigin ?? ""}/sandbox/sdk/${id.toLowerCase()}.js`]);
  return { mode, sdk: Object.fromEntries(sdk), pageOrigins };
}
