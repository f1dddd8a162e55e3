interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the shopper's connection saves data or is slow: then nothing is prefetched. */
export function isSavingData(browser: Navigator): boolean {
  const { saveData, effectiveType = "" } = (browser as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}
