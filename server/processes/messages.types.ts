import type { Opened } from "../openShop";

/** What the first process says to one of those that serve. `isReplaced`: another one listens already. */
export type Order = { leaveWithinMs: number; isReplaced: boolean } | { asks: "missing" };

/** What one that serves says to the first. */
export type Report = { opened: Opened } | { missing: string[] };
