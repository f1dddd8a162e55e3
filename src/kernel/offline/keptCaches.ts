/**
 * The prefix of the offline worker's cache names. A wipe spares these caches, because nothing in them is personal (ADR 50).
 */
export const KEPT_CACHES = "haat-offline:";
