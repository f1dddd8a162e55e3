import type { RouteEntry } from "../../../src/kernel/plugin/Feature.types";
import type { ComponentEntry } from "../../../src/kernel/plugin/Slots.types";

/** The kiosk's own screens inside the shop. */
export interface VisitScreens {
  shop: RouteEntry["load"];
  pay: RouteEntry["load"];
  login: RouteEntry["load"];
  receipt: RouteEntry["load"];
  shell: ComponentEntry<"shell">["load"];
}
