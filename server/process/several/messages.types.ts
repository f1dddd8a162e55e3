import type { Opened } from "../openShop";

/** A message from the first process to a serving process. `isReplaced`: another process listens in its place already. */
export type Order = { leaveWithinMs: number; isReplaced: boolean } | { asks: "missing" } | { ofAll: Partial<OfAll> };

/** A message from a serving process to the first one. `asksOfAll`: it asks for what all processes report together. */
export type Report = { opened: Opened } | { missing: string[] } | { asksOfAll: keyof OfAll };

/** The first process's answer. */
export interface OfAll {
  figures: string;
  missing: string[];
}
