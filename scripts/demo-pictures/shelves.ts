import type { Pack, PackShape } from "./packs";
import type { Thing } from "./thing";

/** Things of one category: they share their tints and what stands beside them on the stage. */
export interface Shelf {
  /** Taken in turn, so that a grid is alive yet calm. */
  tints: string[];
  /** Codes of small emoji beside the thing on the stage, taken in turn. */
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
