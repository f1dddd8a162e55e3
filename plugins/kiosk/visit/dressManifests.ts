import type { Feature, RouteEntry } from "../../../src/kernel/plugin/Feature.types";
import type { SlotEntry } from "../../../src/kernel/plugin/Slots.types";

/** Screens of somebody who comes back: an account, a wallet, repeated deliveries; and what belongs to other builds. */
const LEFT_OUT = new Set(["account", "subscription", "wallet", "policies", "coming-soon", "kiosk"]);

export interface Dressing {
  /** Stands in the place of the manifest's entry; undefined leaves it out. */
  slot(entry: SlotEntry): SlotEntry | undefined;
  route(entry: RouteEntry): RouteEntry | undefined;
  /** What the kiosk brings itself. */
  own: Feature;
}

/** The shop's manifests as a visit is made of them: the kiosk's own pages and ways to pay instead of some. */
export function dressManifests(all: readonly Feature[], { slot, route, own }: Dressing): Feature[] {
  const kept = all
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map(({ slots = [], routes = [], ...rest }) => ({
      ...rest,
      slots: slots.flatMap((entry) => slot(entry) ?? []),
      routes: routes.flatMap((entry) => route(entry) ?? []),
    }));
  return [...kept, own];
}
