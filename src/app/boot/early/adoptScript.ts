import { safeJson } from "../document/safeJson";

/**
 * A small script that gives a renamed store what the browser keeps under its former names: the login, the dark theme, a
 * screen's pairing (ADR 68). What is there under the new name stays.
 */
export function adoptScript(friendlyId: string, formerIds: readonly string[]): string {
  return `(${adopt.toString()})(${safeJson(friendlyId)},${safeJson(formerIds)})`;
}

/** This function is written into the page as text, so it may use nothing but its parameters. */
function adopt(friendlyId: string, formerIds: readonly string[]): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        const [, name = "", of = ""] = /^((?:store|haat)_[a-z_]+_)([a-z0-9-]+)$/.exec(key) ?? [];
        if (!formerIds.includes(of)) continue;
        const kept = storage.getItem(key);
        if (kept !== null && storage.getItem(name + friendlyId) === null) storage.setItem(name + friendlyId, kept);
        storage.removeItem(key);
      }
    }
  } catch {}
}
