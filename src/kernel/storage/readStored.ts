import type { KeyValueStorage } from "./KeyValueStorage";

/** What `keepStored` has written: the stored properties; none when there is nothing, or something of another version. */
export function readStored(
  storage: Pick<KeyValueStorage, "getItem">,
  name: string,
  version: number,
): Record<string, unknown> {
  try {
    const stored = JSON.parse(storage.getItem(name) ?? "null");
    const { __mps__: written = { version } } = stored ?? {};
    return written.version === version ? (stored ?? {}) : {};
  } catch {
    return {};
  }
}
