import type { RouteEntry } from "#kernel/plugin/Feature.types.ts";
import type { ComponentEntry } from "#kernel/plugin/Slots.types.ts";

/** The kiosk's own screens inside the shop. */
export interface VisitScreens {
  shop: RouteEntry["load"];
  pay: RouteEntry["load"];
  login: RouteEntry["load"];
  receipt: RouteEntry["load"];
  shell: ComponentEntry<"shell">["load"];
}
