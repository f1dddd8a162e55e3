/** What the kiosk's page in one language tells the one in another. Nothing of it names a shopper. */
export interface HandOver {
  /** A visit begins there at once. */
  begins: boolean;
  /** Codes that were scanned before the shop was open. */
  scanned: readonly string[];
  isLow: boolean;
  isLarge: boolean;
  /** The screen is read aloud. */
  isSpoken: boolean;
  /** The shopper uses the five keys. */
  hasKeys: boolean;
}
