import type { Plugin } from "../../src/kernel/plugin/Feature.types";

/** Where the shop's staff see orders come in and say what they did with them; in builds with FLAG_COUNTER. */
export const counterPlugin: Plugin = {
  id: "counter",
  routes: [
    {
      path: "/counter",
      access: "public",
      isBare: true,
      load: () => import("./CounterPage"),
      describe: __BROWSER__ ? undefined : async () => ({ isIndexed: false }),
    },
  ],
};
