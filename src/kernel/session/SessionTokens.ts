import { makeAutoObservable, runInAction } from "mobx";
import { makePersistable, stopPersisting } from "mobx-persist-store";
import type { RenewedTokens } from "#contract/customers/identity.ts";
import type { Clock } from "../clock/Clock";
import type { SessionGate } from "../http/SessionGate";
import { Disposables } from "../lifecycle/Disposables";
import type { KeyValueStorage } from "../storage/KeyValueStorage";
import type { StoreIdentity } from "../store-identity/StoreIdentity";
import { parsedJson } from "../text/parsedJson";
import type { ExclusiveLock } from "./ExclusiveLock";

interface Tokens {
  accessToken: string;
  /** Without a refresh token the session ends at the first 403 (spec 7.1). */
  refreshToken?: string;
}

/** The version of what is stored under `store_auth_` and the store's identifier, as JSON (spec 9). */
const VERSION = 1;
/** How long to wait until another tab's write can be read here. */
const STORAGE_LAG_MS = 120;

/**
 * The shopper's tokens, stored for each store, and their renewal. A tab runs one renewal at a time, inside a lock that all tabs
 * share, and reads the stored tokens again under the lock, so that a lost race never ends a session (bar 8).
 */
export class SessionTokens implements SessionGate {
  tokens: Tokens | null = null;
  /** True when the session ended because the platform refused to renew it, and not by a logout. */
  wasEnded = false;
  #renewing: Promise<string | undefined> | undefined;
  readonly #disposables = new Disposables();
  readonly #identity: StoreIdentity;
  readonly #storage: KeyValueStorage;
  readonly #lock: ExclusiveLock;
  /** Calls renewAccessToken (spec 7.1); rejects when the platform refuses. */
  readonly #renewCall: (refreshToken: string) => Promise<RenewedTokens>;
  readonly #clock: Pick<Clock, "sleep">;

  constructor(
    identity: StoreIdentity,
    storage: KeyValueStorage,
    lock: ExclusiveLock,
    renewCall: (refreshToken: string) => Promise<RenewedTokens>,
    clock: Pick<Clock, "sleep">,
  ) {
    this.#identity = identity;
    this.#storage = storage;
    this.#lock = lock;
    this.#renewCall = renewCall;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  private get key(): string {
    return `store_auth_${this.#identity.identifier}`;
  }

  get isLoggedIn(): boolean {
    return this.tokens !== null;
  }

  /** True when another tab has renewed, ended or changed the session without this page having been told. */
  get isOutdated(): boolean {
    return readTokens(this.#storage.getItem(this.key))?.accessToken !== this.tokens?.accessToken;
  }

  /** Reads the stored tokens; must be awaited before the first render (house, Persistence). */
  async start(): Promise<void> {
    await makePersistable<this, "tokens">(this, {
      name: this.key,
      properties: [{ key: "tokens", serialize: (value) => value, deserialize: asTokens }],
      storage: this.#storage,
      version: VERSION,
    });
    this.#disposables.add(() => stopPersisting(this));
    this.#disposables.add(this.#storage.onForeignChange(this.key, () => this.adoptStored()));
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  accessToken(): string | undefined {
    return this.tokens?.accessToken;
  }

  begin(tokens: Tokens): void {
    this.wasEnded = false;
    this.tokens = tokens;
  }

  end(): void {
    this.tokens = null;
    this.#storage.removeItem(this.key);
  }

  renew(refused: string | undefined): Promise<string | undefined> {
    this.#renewing ??= this.#lock
      .run(`${this.key}_renewal`, () => this.renewUnderLock(refused))
      .finally(() => {
        this.#renewing = undefined;
      });
    return this.#renewing;
  }

  private async renewUnderLock(refused: string | undefined): Promise<string | undefined> {
    this.adoptStored();
    if (this.accessToken() === refused) {
      // Tabs are separate processes: what another tab wrote a moment ago may not be readable here yet.
      await this.#clock.sleep(STORAGE_LAG_MS);
      this.adoptStored();
    }
    const held = this.tokens;
    if (held === null) return undefined;
    if (held.accessToken !== refused) return held.accessToken;
    try {
      if (held.refreshToken === undefined) throw new Error("There is nothing to renew with.");
      const renewed = await this.#renewCall(held.refreshToken);
      // Meanwhile another tab may have renewed the session, or the shopper may have logged out, or somebody else logged in.
      // Then the stored tokens are used.
      if (!this.holds(held)) return this.accessToken();
      runInAction(() => {
        this.tokens = { accessToken: renewed.accessToken, refreshToken: renewed.refreshToken ?? held.refreshToken };
      });
      return renewed.accessToken;
    } catch {
      // The platform also refuses the tab that renews second, and that must not end the session (reading 7).
      await this.#clock.sleep(STORAGE_LAG_MS);
      this.adoptStored();
      if (this.holds(held)) this.endedByPlatform();
      return this.accessToken();
    }
  }

  private endedByPlatform(): void {
    this.wasEnded = true;
    this.end();
  }

  /** False when the shopper logged out or another one logged in during a renewal. Its result is then discarded. */
  private holds({ accessToken }: Tokens): boolean {
    return this.tokens?.accessToken === accessToken;
  }

  /** Takes over the stored tokens: another tab may have renewed, logged in as somebody else, or logged out. */
  private adoptStored(): void {
    const stored = readTokens(this.#storage.getItem(this.key));
    if (stored?.accessToken === this.tokens?.accessToken) return;
    this.tokens = stored;
  }
}

function readTokens(json: string | null): Tokens | null {
  return asTokens((parsedJson(json) as { tokens?: unknown } | undefined)?.tokens);
}

function asTokens(stored: unknown): Tokens | null {
  const { accessToken, refreshToken } = (stored ?? {}) as Partial<Tokens>;
  if (typeof accessToken !== "string") return null;
  return { accessToken, ...(typeof refreshToken === "string" && { refreshToken }) };
}
