import { makeAutoObservable, observable, runInAction } from "mobx";
import type { AdminOrder, OrderStep } from "../../src/contract/admin";
import { counter } from "../../src/contract/counter";
import type { Clock } from "../../src/kernel/clock/Clock";
import type { ApiClient } from "../../src/kernel/http/ApiClient";
import { HttpError, messageOf } from "../../src/kernel/http/errors";
import { Disposables } from "../../src/kernel/lifecycle/Disposables";
import type { KeyValueStorage } from "../../src/kernel/storage/KeyValueStorage";
import { keepAwake } from "../../src/kernel/visibility/keepAwake";
import type { PageVisibility } from "../../src/kernel/visibility/PageVisibility";
import { codeOf } from "./codeOf";
import { type Stage, stageOf } from "./stageOf";

const LOOK_EVERY_MS = 4_000;
const PATIENCE_MS = 10_000;

export interface CounterParts {
  api: ApiClient;
  storage: KeyValueStorage;
  clock: Clock;
  /** The orders are fetched at once when the page becomes visible again or the network is back. */
  visibility: Pick<PageVisibility, "onChange">;
  /** The storage key of the code. */
  storageKey: string;
  bell: { turnOn(): Promise<void>; turnOff(): void; ring(): void };
}

/** The store's orders as the staff see them: fetched every few seconds; one touch records a step. */
export class CounterStore {
  /** Null while nobody is logged in. */
  code: string | null = null;
  isStarted = false;
  /** Undefined until the platform has answered. */
  orders: readonly AdminOrder[] | undefined;
  today = "";
  /** The name of the code that was used to log in. */
  name = "";
  /** Why the last fetch failed; empty otherwise. */
  trouble = "";
  /** Why the login failed. */
  loginError = "";
  isLoggingIn = false;
  isSoundOn = false;
  stage: Stage | "open" = "open";
  /** Ids of orders that came in and that nobody has looked at yet. */
  readonly fresh = observable.set<string>();
  readonly busy = observable.set<string>();
  /** Why an order's last step was refused, by the order's id. */
  readonly refusals = observable.map<string, string>();
  cancelling: { order: AdminOrder; reason: string } | undefined;
  /** The orders that are being printed. */
  printed: readonly AdminOrder[] = [];
  private version: string | undefined;
  private isLooking = false;
  /** Counts the steps, so that an answer to a fetch from before a step is ignored: it would undo the step on the screen. */
  private steps = 0;
  private readonly disposables = new Disposables();

  constructor(private readonly parts: CounterParts) {
    makeAutoObservable<this, "parts" | "disposables" | "version" | "isLooking" | "steps">(this, {
      parts: false,
      disposables: false,
      version: false,
      isLooking: false,
      steps: false,
      fresh: false,
      busy: false,
      refusals: false,
    });
  }

  start(): void {
    const { storage, clock, visibility, storageKey } = this.parts;
    this.code = storage.getItem(storageKey);
    this.isStarted = true;
    const look = () => void this.look();
    look();
    this.disposables.add(clock.every(LOOK_EVERY_MS, look));
    this.disposables.add(visibility.onChange(look));
    // The screen must stay on, because new orders come in while nobody touches it.
    this.disposables.add(keepAwake());
  }

  dispose(): void {
    this.disposables.dispose();
  }

  async logIn(typed: string): Promise<void> {
    const code = codeOf(typed);
    if (code === undefined) {
      this.loginError = "A code has 16 letters and digits. Please check what you typed.";
      return;
    }
    this.isLoggingIn = true;
    this.loginError = "";
    try {
      await this.read(code);
      this.parts.storage.setItem(this.parts.storageKey, code);
      runInAction(() => {
        this.code = code;
      });
    } catch (error) {
      runInAction(() => {
        this.loginError = isRefused(error) ? NO_SUCH_CODE : messageOf(error, NOT_REACHED);
      });
    } finally {
      runInAction(() => {
        this.isLoggingIn = false;
      });
    }
  }

  /** Logs out; no orders stay in this browser. */
  logOut(why = ""): void {
    this.parts.storage.removeItem(this.parts.storageKey);
    this.code = null;
    this.orders = undefined;
    this.version = undefined;
    this.loginError = why;
    this.trouble = "";
    this.cancelling = undefined;
    this.printed = [];
    this.fresh.clear();
    this.refusals.clear();
  }

  /** Fetches the orders, unless a fetch is running. */
  async look(): Promise<void> {
    const { code } = this;
    if (code === null || this.isLooking) return;
    this.isLooking = true;
    try {
      await this.read(code);
    } catch (error) {
      runInAction(() => {
        if (this.code !== code) return;
        if (isRefused(error)) this.logOut(REVOKED);
        else this.trouble = messageOf(error, NOT_REACHED);
      });
    } finally {
      this.isLooking = false;
    }
  }

  async step(order: AdminOrder, step: OrderStep, reason?: string): Promise<void> {
    if (this.busy.has(order.id) || this.code === null) return;
    this.busy.add(order.id);
    this.refusals.delete(order.id);
    this.fresh.delete(order.id);
    const call = { params: { order: order.id }, body: { step, ...(reason && { reason }) }, bearer: this.code };
    try {
      const changed = await this.parts.api.call(counter.step, call);
      runInAction(() => {
        const packedAt = step === "packed" ? this.parts.clock.now().toISOString() : order.packedAt;
        this.orders = this.orders?.map((one) => (one.id === order.id ? { ...one, ...changed, packedAt } : one));
      });
    } catch (error) {
      runInAction(() => this.refusals.set(order.id, messageOf(error, NOT_REACHED)));
    } finally {
      this.steps += 1;
      this.version = undefined;
      runInAction(() => this.busy.delete(order.id));
    }
    await this.look();
  }

  askToCancel(order: AdminOrder): void {
    this.cancelling = { order, reason: "" };
  }

  setReason(reason: string): void {
    if (this.cancelling) this.cancelling.reason = reason;
  }

  keep(): void {
    this.cancelling = undefined;
  }

  async cancel(): Promise<void> {
    if (this.cancelling === undefined) return;
    const { order, reason } = this.cancelling;
    await this.step(order, "cancelled", reason.trim());
    runInAction(() => {
      this.cancelling = undefined;
    });
  }

  show(stage: Stage | "open"): void {
    this.stage = stage;
  }

  async turnSound(isOn: boolean): Promise<void> {
    this.isSoundOn = isOn;
    if (isOn) await this.parts.bell.turnOn();
    else this.parts.bell.turnOff();
  }

  print(orders: readonly AdminOrder[]): void {
    this.printed = orders;
  }

  countOf(stage: Stage | "open"): number {
    return this.in(stage).length;
  }

  /** The orders of a stage. */
  in(stage: Stage | "open"): readonly AdminOrder[] {
    const all = this.orders ?? [];
    return all.filter((order) => (stage === "open" ? stageOf(order) !== "done" : stageOf(order) === stage));
  }

  private async read(code: string): Promise<void> {
    const { api, bell } = this.parts;
    const { steps } = this;
    const query = this.version === undefined ? {} : { known: this.version };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { orders, version, today, name } = await api.call(counter.orders, { query, bearer: code, signal });
    runInAction(() => {
      if (this.code !== null && this.code !== code) return;
      this.trouble = "";
      this.today = today;
      this.name = name;
      if (orders === undefined || steps !== this.steps) return;
      const known = this.orders && new Set(this.orders.map(({ id }) => id));
      const come = known === undefined ? [] : orders.filter(({ id }) => !known.has(id));
      for (const { id } of come) this.fresh.add(id);
      this.version = version;
      this.orders = orders;
      if (come.length > 0 && this.isSoundOn) bell.ring();
    });
  }
}

const NO_SUCH_CODE = "This code opens nothing. Please check it, or ask the owner for a new one.";
const REVOKED = "This code opens nothing any more. Ask the owner for a new one.";
const NOT_REACHED = "The shop could not be reached.";

/** A 404 means that the code belongs to another store. */
const isRefused = (error: unknown) => error instanceof HttpError && [401, 403, 404].includes(error.status);
