import type { board as contract } from "#contract/board.ts";
import type { Implementation } from "../http/implementation.types";
import type { Services } from "../services";

export const boardRoutes = ({ pickupBoard }: Services): Implementation<typeof contract> => ({
  numbers: {
    summary: "The numbers of the orders that are picked up in the shop: those in preparation and those that are ready",
    // Short, because many screens and phones ask every few seconds.
    cacheSeconds: 2,
    handle: ({ store }) => pickupBoard.read(store.storeId),
  },
});
