/**
 * `500`, `g` → `500 g`; an empty string when there is no weight (spec 3: default 0). `unitLabel` is the unit as it is shown.
 */
export function formatWeight(weight: number | null | undefined, unitLabel = ""): string {
  if (!weight) return "";
  return `${weight} ${unitLabel}`.trim();
}
