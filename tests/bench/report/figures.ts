/** The value that `share` of the list does not exceed; 0.5 gives the median. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  if (share === 0.5 && sorted.length % 2 === 0 && sorted.length > 0) {
    return ((sorted[sorted.length / 2 - 1] ?? 0) + (sorted[sorted.length / 2] ?? 0)) / 2;
  }
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (list: readonly number[]): number => quantile(list, 0.5);

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
