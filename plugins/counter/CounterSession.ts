import { makeAutoObservable, runInAction } from "mobx";
import { counter } from "#contract/counter.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import type { TabStorage } from "#kernel/storage/TabStorage.ts";
import { codeOf } from "./codeOf";
import { refusalOf } from "./refusalOf";
import * as words from "./words.en";

export interface SessionParts {
  api: Pick<ApiClient, "call">;
  /** What is kept here ends with the tab. */
  storage: TabStorage;
  /** The storage key of the session. */
  storageKey: string;
}

/** How a session of this tab begins, goes on and ends (ADR 48). */
export class CounterSession {
  /** What the calls carry in place of the code. Null while nobody is logged in. */
  token: string | null = null;
  isStarted = false;
  isLoggingIn = false;
  /** Why the login failed, or why the session ended. */
  error = "";
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  start(): void {
    this.token = this.#parts.storage.read(this.#parts.storageKey);
    this.isStarted = true;
  }

  /** @returns whether the code opened a session */
  async open(typed: string): Promise<boolean> {
    const code = codeOf(typed);
    if (code === undefined) {
      this.error = words.codeHas16;
      return false;
    }
    this.isLoggingIn = true;
    this.error = "";
    try {
      const { session } = await this.#parts.api.call(counter.open, { bearer: code });
      this.goOnWith(session);
      return true;
    } catch (error) {
      runInAction(() => {
        this.error = refusalOf(error, words.noSuchCode) ?? messageOf(error, words.notReached);
      });
      return false;
    } finally {
      runInAction(() => {
        this.isLoggingIn = false;
      });
    }
  }

  goOnWith(token: string): void {
    this.token = token;
    this.#parts.storage.keep(this.#parts.storageKey, token);
  }

  end(why: string): void {
    this.#parts.storage.drop(this.#parts.storageKey);
    this.token = null;
    this.error = why;
  }
}
