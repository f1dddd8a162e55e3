interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when nothing shall be prefetched, because the shopper's connection is slow or set to save data. */
export function isSavingData(browser: Navigator): boolean {
  const { saveData, effectiveType = "" } = (browser as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}
