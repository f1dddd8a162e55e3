/** The browser's files that take longest, most of them by starting shops or by drawing many pages. */
export const LONG_FILES = [
  "checkout/payments-providers",
  "faults/faults-calls",
  "checkout/payments-messages",
  "screens/screens",
  "catalogue/crawl",
  "faults/faults-changes",
  "host/between-containers",
  "host/processes",
  "whole/journey",
  "checkout/cart",
  "whole/kiosk",
  "host/host-memory",
].map((name) => `tests/e2e/${name}.test.ts`);

/** The place of a file among them, or behind them all. @param path absolute, with slashes */
export function placeOf(path: string): number {
  const place = LONG_FILES.findIndex((file) => path.endsWith(`/${file}`));
  return place < 0 ? LONG_FILES.length : place;
}
