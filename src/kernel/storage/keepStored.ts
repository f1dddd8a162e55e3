import type { KeyValueStorage } from "./KeyValueStorage";

/**
 * Writes properties of a store into the storage, now and whenever they change: mobx-persist-store, loaded after the page is
 * awake (ADR 9). It does not read: a store reads at its start with `readStored`, before this code has come.
 * @returns ends it
 */
export async function keepStored<T extends object, P extends keyof T & string>(
  store: T,
  name: string,
  version: number,
  properties: P[],
  storage: KeyValueStorage,
): Promise<() => void> {
  const { makePersistable, stopPersisting } = await import("mobx-persist-store");
  const written = {
    getItem: () => null,
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
  };
  await makePersistable<T, P>(store, { name, version, properties, storage: written });
  return () => stopPersisting(store);
}
