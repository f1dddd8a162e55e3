import type { ProviderInBuild } from "#contract/page/Prerender.types.ts";
import type { Feature } from "#kernel/plugin/Feature.types.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";

/**
 * The payment providers of a build and the origins that they load from. The host makes its Content-Security-Policy from
 * these.
 */
export function paymentProvidersOf(manifests: readonly Feature[]): ProviderInBuild[] {
  const slots = new SlotRegistry(manifests.flatMap((manifest) => manifest.slots ?? []));
  return slots.data("payment-provider").map(({ id, origins }) => ({ id, origins }));
}
