import type { Pack, PackShape } from "./packs";
import type { Thing } from "./thing";

/** Things of one category, which share their tints and their companions. */
export interface ProductGroup {
  /** Background tints, used in turn, so that a grid of products is lively but calm. */
  tints: string[];
  /** Codes of the small emoji beside a thing on a plinth, used in turn. */
  companions: string[];
  things: Record<string, Thing>;
}

export const pack = (shape: PackShape, colour: string, accent: string, label: string, inside?: string): Pack => {
  const made = { shape, colour, accent, label };
  return inside ? { ...made, inside } : made;
};

/** Things that are emoji: a list of names, each with its code. */
export const emoji = (list: string): Record<string, Thing> =>
  Object.fromEntries(list.split(",").map((each) => each.trim().split(" ")));
