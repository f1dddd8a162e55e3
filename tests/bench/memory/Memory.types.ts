/** What a shop's process reports of itself in `/metrics`, in MB. */
export interface Sample {
  /** Since the shop listened. */
  seconds: number;
  /** The memory that is in the machine's RAM: what the process costs. */
  resident: number;
  /** The heap of JavaScript, with its free room. */
  heap: number;
  /** What JavaScript holds outside of its heap: buffers, and the memory of the embedded database. */
  external: number;
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
