/**
 * Divides whole paise in proportion to the weights without losing one: each share is rounded down, and the remaining paise
 * go one by one to the largest remainders, earlier lines first. No share exceeds its weight as long as the total does not
 * exceed the sum of the weights.
 */
export function spread(totalPaise: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(totalPaise) * BigInt(weight));
  const shares = exact.map((share) => Number(share / sum));
  const left = totalPaise - shares.reduce((total, share) => total + share, 0);
  // Sorting keeps the order of lines whose remainders are equal.
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
