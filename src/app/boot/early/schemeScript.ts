import { safeJson } from "../document/safeJson";

/** The script that sets the dark scheme before the first paint, for a shopper who chose it. */
export function schemeScript(storageKey: string): string {
  return `(${set.toString()})(document,${safeJson(storageKey)})`;
}

/** This function is written into the page as text, so it may use nothing but its parameters. */
function set(page: Document, storageKey: string): void {
  try {
    const { app } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    if (app?.isDarkMode) page.documentElement.dataset.early = "dark";
  } catch {}
}
