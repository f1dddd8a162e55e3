/** Spec 9: a non-empty array, an object with keys, or otherwise truthy. */
export function isNonEmpty<T>(value: T): value is NonNullable<T> {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}
