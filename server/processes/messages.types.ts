import type { Opened } from "../openShop";

/** What the first process says to one of those that serve. `isReplaced`: another one listens already. */
export type Order = { leaveWithinMs: number; isReplaced: boolean } | { asks: "missing" } | { ofAll: Partial<OfAll> };

/** What one that serves says to the first. `asksOfAll`: what all of them tell together. */
export type Report = { opened: Opened } | { missing: string[] } | { asksOfAll: keyof OfAll };

/** The first's answer. */
export interface OfAll {
  figures: string;
  missing: string[];
}
