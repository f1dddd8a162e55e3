import { makeAutoObservable, runInAction } from "mobx";
import { type DeviceStatus, devices } from "#contract/devices.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import type { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { readStatus } from "./readStatus";

/**
 * The operator's change reaches the screen within 10 s, even if one call hangs: a heartbeat follows 3 s after the last one,
 * times out after its limit, and the next is sent at once.
 */
const BEAT_MS = 3_000;
const PATIENCE_MS = 5_000;

export type PairingState = "unpaired" | "unknown" | "revoked" | "known";

/** The device's connection to the platform: its token, the state to show, and the current visit. */
export class DeviceLink {
  status: DeviceStatus | undefined;
  token: string | null = null;
  isRevoked = false;
  /** Whether the last call was answered. */
  isReachable = true;
  private visitId = "";
  /** Calls are sent one after another, because an old heartbeat that arrives late would end a new visit. */
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** A heartbeat became due while other calls were running. */
  #isDue = false;
  readonly #disposables = new Disposables();
  readonly #api: ApiClient;
  readonly #storage: KeyValueStorage;
  readonly #identity: StoreIdentity;
  readonly #clock: Clock;
  readonly #version: () => string;

  constructor(api: ApiClient, storage: KeyValueStorage, identity: StoreIdentity, clock: Clock, version: () => string) {
    this.#api = api;
    this.#storage = storage;
    this.#identity = identity;
    this.#clock = clock;
    this.#version = version;
    makeAutoObservable(this);
  }

  /** The storage keys of the device's token and last known state, which a wipe spares. */
  get storageKeys(): string[] {
    return [this.tokenKey, this.statusKey];
  }

  get pairing(): PairingState {
    if (this.token === null) return "unpaired";
    if (this.isRevoked) return "revoked";
    return this.status === undefined ? "unknown" : "known";
  }

  start(): void {
    this.token = this.#storage.getItem(this.tokenKey);
    // Shows the screen before the platform has answered, and without a network.
    if (this.token !== null) this.status = readStatus(this.#storage.getItem(this.statusKey));
    const beat = () => {
      this.#isDue = true;
      this.catchUp();
    };
    beat();
    this.#disposables.add(this.#clock.every(BEAT_MS, beat));
    window.addEventListener("online", beat);
    this.#disposables.add(() => window.removeEventListener("online", beat));
    this.#disposables.add(() => {
      this.#isDue = false;
    });
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  /** @throws the transport's errors */
  async pair(code: string): Promise<void> {
    const { token } = await this.#api.call(devices.pair, { body: { code, version: this.#version() } });
    this.#storage.removeItem(this.statusKey);
    this.#storage.setItem(this.tokenKey, token);
    runInAction(() => {
      this.token = token;
      this.status = undefined;
      this.isRevoked = false;
    });
    await this.inTurn((signal) => this.beat(signal));
  }

  /** Makes this the only visit; empty for none. The platform then ends the sessions of all others. */
  keepOnly(visitId: string): void {
    this.visitId = visitId;
    void this.inTurn((signal) => this.beat(signal));
  }

  /**
   * Begins a session that belongs to the visit from its start. `begin` returns the visit's id; its signal aborts a call
   * that hangs. @throws the errors of `begin`
   */
  async beginVisit<T extends { visitId: string }>(begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return this.inTurn(async (signal) => {
      const begun = await begin(signal);
      this.visitId = begun.visitId;
      return begun;
    });
  }

  /** The bearer token of the device's own calls. */
  get bearer(): string {
    return this.token ?? "";
  }

  async reportError(message: string): Promise<void> {
    const body = { message: message.slice(0, 2000), version: this.#version() };
    await this.#api.call(devices.reportError, { body, bearer: this.bearer }).catch(() => {});
  }

  private get tokenKey(): string {
    return `haat_device_${this.#identity.identifier}`;
  }

  private get statusKey(): string {
    return `haat_device_state_${this.#identity.identifier}`;
  }

  /** Most heartbeats change nothing, and then nothing is written to the disk. */
  private keepStatus(status: DeviceStatus): void {
    const json = JSON.stringify(status);
    if (this.#storage.getItem(this.statusKey) !== json) this.#storage.setItem(this.statusKey, json);
  }

  private inTurn<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#tail
      .then(() => this.limited(work))
      .finally(() => {
        this.#waiting -= 1;
        this.catchUp();
      });
    this.#tail = done.catch(() => {});
    return done;
  }

  private catchUp(): void {
    if (this.#isDue && this.#waiting === 0) void this.inTurn((signal) => this.beat(signal));
  }

  private async limited<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const limit = new AbortController();
    const stop = this.#clock.every(PATIENCE_MS, () => limit.abort());
    try {
      return await work(limit.signal);
    } finally {
      stop();
    }
  }

  private async beat(signal: AbortSignal): Promise<void> {
    this.#isDue = false;
    if (this.token === null || this.isRevoked) return;
    const { bearer, visitId } = this;
    const body = { version: this.#version(), visitId };
    try {
      const status = await this.#api.call(devices.heartbeat, { body, bearer, signal });
      runInAction(() => {
        this.isReachable = true;
        this.status = status;
      });
      this.keepStatus(status);
    } catch (error) {
      runInAction(() => {
        this.isReachable = false;
        if (error instanceof HttpError && error.status === 403) {
          this.isRevoked = true;
          this.isReachable = true;
          // Stored as closed, so that it stays closed after a restart without a network.
          if (this.status) this.keepStatus({ ...this.status, state: "CLOSED" });
        }
      });
    }
  }
}
