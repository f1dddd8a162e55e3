import { makeAutoObservable, observableRef } from "mobx";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";

/** A list without duplicates, the newest entry first, stored in this browser under one key. */
export class RecentEntries {
  private stored: string[] | undefined;
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #limit: number;

  constructor(storage: KeyValueStorage, key: string, limit: number) {
    this.#storage = storage;
    this.#key = key;
    this.#limit = limit;
    makeAutoObservable<this, "stored">(this, { stored: observableRef });
  }

  /** Read from storage at the first use and not in the constructor, because a server creates this object too. */
  get entries(): readonly string[] {
    return this.stored ?? this.#read();
  }

  add(entry: string): void {
    // Read again, because another tab may have added entries.
    this.store([entry, ...this.#read().filter((other) => other !== entry)].slice(0, this.#limit));
  }

  remove(entry: string): void {
    this.store(this.#read().filter((other) => other !== entry));
  }

  clear(): void {
    this.store([]);
  }

  private store(entries: string[]): void {
    this.stored = entries;
    if (entries.length === 0) this.#storage.removeItem(this.#key);
    else this.#storage.setItem(this.#key, JSON.stringify(entries));
  }

  #read(): string[] {
    const found = parsedJson(this.#storage.getItem(this.#key));
    return Array.isArray(found) ? found.filter((entry) => typeof entry === "string").slice(0, this.#limit) : [];
  }
}
