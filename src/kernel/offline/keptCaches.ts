/** The names of the offline worker's caches begin with this. A wipe keeps them, because nothing in them is personal (ADR 50). */
export const KEPT_CACHES = "haat-offline:";
