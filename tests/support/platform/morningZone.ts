/**
 * A time zone where it is between 8 and 9 in the morning, so that a test whose hours pass stays within one day of its store,
 * whenever it runs.
 */
export function morningZone(now = new Date()): string {
  const ahead = ((8 - now.getUTCHours() + 36) % 24) - 12;
  // In these names the sign is reversed: Etc/GMT-5 is five hours ahead of Greenwich.
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
