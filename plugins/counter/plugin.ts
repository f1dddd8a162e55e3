import type { Plugin } from "../../src/kernel/plugin/Feature.types";

/** The page on which the shop's staff see orders and record their steps; in builds with FLAG_COUNTER. */
export const counterPlugin: Plugin = {
  id: "counter",
  routes: [
    {
      path: "/counter",
      access: "public",
      isBare: true,
      load: () => import("./CounterPage"),
      code: "CounterPage",
      describe: __BROWSER__ ? undefined : async () => ({ isIndexed: false }),
    },
  ],
};
