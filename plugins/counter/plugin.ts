import type { Plugin } from "#kernel/plugin/Feature.types.ts";

const unlisted = __BROWSER__ ? undefined : async () => ({ isIndexed: false });

/**
 * The page on which the shop's staff see orders and record their steps, and the board on which customers see whose order is
 * ready; in builds with FLAG_COUNTER.
 */
export const counterPlugin: Plugin = {
  id: "counter",
  routes: [
    {
      path: "/counter",
      access: "public",
      isBare: true,
      load: () => import("./CounterPage"),
      code: "CounterPage",
      describe: unlisted,
    },
    {
      path: "/board",
      access: "public",
      isBare: true,
      load: () => import("./board/BoardPage"),
      code: "BoardPage",
      describe: unlisted,
    },
  ],
};
