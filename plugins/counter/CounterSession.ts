import { makeAutoObservable, runInAction } from "mobx";
import { counter } from "#contract/counter.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import type { TabStorage } from "#kernel/storage/TabStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { codeOf } from "./codeOf";
import { refusalOf } from "./refusalOf";
import * as words from "./words.en";

/** The beginning, use and end of this tab's session (ADR 48). */
export class CounterSession {
  /** The bearer of the calls, in place of the code. Null while nobody is logged in. */
  token: string | null = null;
  isStarted = false;
  isLoggingIn = false;
  /** The reason why the login failed, or why the session ended. */
  error = "";
  readonly #api: ApiClient;
  readonly #storage: TabStorage;
  readonly #identity: StoreIdentity;

  constructor(api: ApiClient, storage: TabStorage, identity: StoreIdentity) {
    this.#api = api;
    this.#storage = storage;
    this.#identity = identity;
    makeAutoObservable(this);
  }

  start(): void {
    this.token = this.#storage.read(this.key);
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
      const { session } = await this.#api.call(counter.open, { bearer: code });
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
    this.#storage.keep(this.key, token);
  }

  end(why: string): void {
    this.#storage.drop(this.key);
    this.token = null;
    this.error = why;
  }

  private get key(): string {
    return `haat_counter_${this.#identity.identifier}`;
  }
}
