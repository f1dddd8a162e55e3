/**
 * Ends a check of `npm run check`: names each place that was found, and fails if there is one. @param what the kind of
 * place, for the last line @param mend how to correct such a place
 */
export function report(found: readonly string[], what: string, mend?: string): never {
  for (const one of found) console.error(one);
  if (mend !== undefined && found.length > 0) console.error(mend);
  console.log(`${what}: ${found.length}`);
  process.exit(found.length === 0 ? 0 : 1);
}
