import type { Opened } from "../openShop";

/** What the first process says to one of those that serve. */
export type Order = { leaveWithinMs: number } | { asks: "missing" };

/** What one that serves says to the first. */
export type Report = { opened: Opened } | { missing: string[] };
