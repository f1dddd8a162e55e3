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

export const pack = (shape: PackShape, colour: string, accent: string, label: string, inside?: string): Pack => ({
  shape,
  colour,
  accent,
  label,
  ...(inside ? { inside } : {}),
});
