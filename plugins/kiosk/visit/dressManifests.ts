import type { Feature, RouteEntry } from "../../../src/kernel/plugin/Feature.types";
import type { SlotEntry } from "../../../src/kernel/plugin/Slots.types";

/** Screens for returning shoppers, such as account, wallet and subscriptions, and manifests that only other builds need. */
const LEFT_OUT = new Set(["account", "subscription", "wallet", "policies", "coming-soon", "kiosk"]);

export interface DressRules {
  /** Replaces a manifest's entry; undefined leaves it out. */
  slot(entry: SlotEntry): SlotEntry | undefined;
  route(entry: RouteEntry): RouteEntry | undefined;
  /** The kiosk's own manifest. */
  own: Feature;
}

/** The manifests for a visit: the shop's, with the kiosk's own pages and payment methods in the place of some. */
export function dressManifests(all: readonly Feature[], { slot, route, own }: DressRules): Feature[] {
  const kept = all
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map(({ slots = [], routes = [], ...rest }) => ({
      ...rest,
      slots: slots.flatMap((entry) => slot(entry) ?? []),
      routes: routes.flatMap((entry) => route(entry) ?? []),
    }));
  return [...kept, own];
}
