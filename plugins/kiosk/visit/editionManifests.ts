import type { Feature, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import type { SlotEntry } from "#kernel/plugin/Slots.types.ts";

/** The kiosk's own screen replaces these. */
const REPLACED = ["home", "category", "search", "product"];
/** Screens for returning shoppers, and manifests that only other builds need. */
const NOT_HERE = ["account", "subscription", "wallet", "policies", "coming-soon", "kiosk"];
const LEFT_OUT = new Set([...REPLACED, ...NOT_HERE]);

export interface EditionRules {
  /** Replaces a manifest's entry; undefined leaves it out. */
  slot(entry: SlotEntry): SlotEntry | undefined;
  route(entry: RouteEntry): RouteEntry | undefined;
  /** The kiosk's own manifest. */
  own: Feature;
}

/** The manifests for a visit: the shop's, some of them replaced by the kiosk's own pages and payment methods. */
export function editionManifests(all: readonly Feature[], { slot, route, own }: EditionRules): Feature[] {
  const kept = all
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map(({ slots = [], routes = [], ...rest }) => ({
      ...rest,
      slots: slots.flatMap((entry) => slot(entry) ?? []),
      routes: routes.flatMap((entry) => route(entry) ?? []),
    }));
  return [...kept, own];
}
