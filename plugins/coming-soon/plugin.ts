import type { Plugin } from "#kernel/plugin/Feature.types.ts";

/** Spec 1: a placeholder in place of the whole store, in builds with FLAG_COMING_SOON. */
export const comingSoonPlugin: Plugin = {
  id: "coming-soon",
  slots: [{ slot: "takeover", order: 0, load: () => import("./ComingSoonPage") }],
};
