import type { Memory } from "./readMemory";

export interface Sample extends Memory {
  /** Since the shop listened. */
  seconds: number;
}

/** One shop, from its start to the end of the load. */
export interface Curve {
  engine: "embedded" | "PostgreSQL";
  /** In MB. */
  limit: number;
  samples: Sample[];
  /** How often each thing was done. */
  done: Record<string, number>;
  /** The number of answers that something is sold out, or that the shop is too busy. */
  refused: number;
  failed: number;
}
