/**
 * The environment in which Node is started for a shop, because a process cannot change it for itself. By default the C
 * library of Linux (glibc) keeps memory that pictures, scripts and packed pages have used once, in a separate pool for each
 * thread. With these settings there are two pools, and pieces above 32 KB go back to the system at once (ADR 46). Other C
 * libraries ignore them.
 */
export const NODE_ENVIRONMENT = {
  GLIBC_TUNABLES: "glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=32768:glibc.malloc.trim_threshold=131072",
};
