interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The shopper pays for every byte, or waits for it: nothing is fetched that was not asked for. */
export function isThrifty(browser: Navigator): boolean {
  const { saveData, effectiveType = "" } = (browser as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}
