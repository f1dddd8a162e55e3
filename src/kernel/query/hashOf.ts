import type { QueryKey } from "@tanstack/query-core";

/** The text by which TanStack Query's core compares keys, and by which the host names its answers. */
export function hashOf(key: QueryKey): string {
  return JSON.stringify(key, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
