import { makeAutoObservable, observable, runInAction } from "mobx";
import type { AdminOrder } from "../../src/contract/admin";
import { type CounterOrders, counter } from "../../src/contract/counter";
import type { Clock } from "../../src/kernel/clock/Clock";
import type { ApiClient } from "../../src/kernel/http/ApiClient";
import { messageOf } from "../../src/kernel/http/errors";
import { Disposables } from "../../src/kernel/lifecycle/Disposables";
import type { TabStorage } from "../../src/kernel/storage/TabStorage";
import type { PageVisibility } from "../../src/kernel/visibility/PageVisibility";
import { CashReceiver } from "./CashReceiver";
import { CounterReader } from "./CounterReader";
import { codeOf } from "./codeOf";
import { keepLooking } from "./keepLooking";
import type { NextStep } from "./nextSteps";
import { OrderFinder } from "./OrderFinder";
import { refusalOf } from "./refusalOf";
import { ShownOrders } from "./ShownOrders";
import { stageOf } from "./stageOf";
import { stagesOf, type View } from "./stagesOf";

const LOOK_EVERY_MS = 4_000;
/** So long before its end the page says that a new code is needed. */
const END_IS_NEAR_MS = 7 * 86_400_000;

export interface CounterParts {
  api: ApiClient;
  /** What is kept here ends with the tab. */
  storage: TabStorage;
  clock: Clock;
  /** The orders are fetched at once when the page becomes visible again or the network is back. */
  visibility: Pick<PageVisibility, "onChange">;
  /** The storage key of the session. */
  storageKey: string;
  bell: { turnOn(): Promise<void>; turnOff(): void; ring(): void };
}

/** The store's orders as the staff see them: fetched every few seconds; one touch records a step. */
export class CounterStore {
  /** What the calls carry in place of the code (ADR 48). Null while nobody is logged in. */
  session: string | null = null;
  isStarted = false;
  readonly shown = new ShownOrders();
  readonly finder: OrderFinder;
  today = "";
  /** The name of the code that was used to log in. */
  name = "";
  /** When the code ends; empty while that is far away. */
  endsSoon = "";
  /** Why the last fetch failed; empty otherwise. */
  trouble = "";
  /** Why the login failed. */
  loginError = "";
  isLoggingIn = false;
  isSoundOn = false;
  view: View = "open";
  isFetchingMore = false;
  /** Why more orders could not be fetched. */
  moreTrouble = "";
  /** Ids of orders that came in and that nobody has looked at yet. */
  readonly fresh = observable.set<string>();
  readonly busy = observable.set<string>();
  /** Why an order's last step was refused, by the order's id. */
  readonly refusals = observable.map<string, string>();
  cancelling: { order: AdminOrder; reason: string } | undefined;
  /** The orders that are being printed. */
  printed: readonly AdminOrder[] = [];
  private readonly reader: CounterReader;
  private readonly cash: CashReceiver;
  private isLooking = false;
  /** Counts the steps, so that an answer to a fetch from before a step is ignored: it would undo the step on the screen. */
  private steps = 0;
  private readonly disposables = new Disposables();

  constructor(private readonly parts: CounterParts) {
    this.reader = new CounterReader(parts.api);
    this.cash = new CashReceiver(parts.api);
    this.finder = new OrderFinder(this.reader, this.shown, parts.clock, () => this.session);
    makeAutoObservable<this, "parts" | "disposables" | "reader" | "cash" | "isLooking" | "steps">(this, {
      parts: false,
      disposables: false,
      reader: false,
      isLooking: false,
      steps: false,
      cash: false,
      shown: false,
      finder: false,
      fresh: false,
      busy: false,
      refusals: false,
    });
  }

  start(): void {
    const { storage, storageKey } = this.parts;
    this.session = storage.read(storageKey);
    this.isStarted = true;
    this.disposables.add(keepLooking(this.parts, LOOK_EVERY_MS, () => void this.look()));
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
      const { session } = await this.parts.api.call(counter.open, { bearer: code });
      runInAction(() => this.keepSession(session));
      await this.look();
    } catch (error) {
      runInAction(() => {
        this.loginError = refusalOf(error, NO_SUCH_CODE) ?? messageOf(error, NOT_REACHED);
      });
    } finally {
      runInAction(() => {
        this.isLoggingIn = false;
      });
    }
  }

  /** Logs out; no orders stay in this browser. */
  logOut(why = ""): void {
    this.parts.storage.drop(this.parts.storageKey);
    this.session = null;
    this.shown.clear();
    this.reader.forget();
    this.finder.forget();
    this.loginError = why;
    this.trouble = "";
    this.moreTrouble = "";
    this.endsSoon = "";
    this.cancelling = undefined;
    this.printed = [];
    this.fresh.clear();
    this.refusals.clear();
  }

  /** Fetches what has changed, unless a fetch is running. */
  async look(): Promise<void> {
    const { session } = this;
    if (session === null || this.isLooking) return;
    this.isLooking = true;
    try {
      await this.read(session);
    } catch (error) {
      runInAction(() => {
        if (this.session !== session) return;
        const refusal = refusalOf(error, REVOKED);
        if (refusal !== undefined) this.logOut(refusal);
        else this.trouble = messageOf(error, NOT_REACHED);
      });
    } finally {
      this.isLooking = false;
    }
  }

  /** Fetches the next orders of what is looked at, from the oldest on. */
  async more(): Promise<void> {
    const { session, shown } = this;
    if (session === null || this.isFetchingMore) return;
    this.isFetchingMore = true;
    this.moreTrouble = "";
    try {
      for (const stage of stagesOf(this.view)) {
        const after = shown.nextOf(stage);
        if (after === undefined) continue;
        const page = await this.reader.more(session, stage, after);
        runInAction(() => {
          if (this.session !== null) shown.takePage(page);
        });
      }
    } catch (error) {
      runInAction(() => {
        this.moreTrouble = messageOf(error, NOT_REACHED);
      });
    } finally {
      runInAction(() => {
        this.isFetchingMore = false;
      });
    }
  }

  async step(order: AdminOrder, step: NextStep["step"] | "cancelled", reason = ""): Promise<void> {
    if (this.busy.has(order.id) || this.session === null) return;
    this.busy.add(order.id);
    this.refusals.delete(order.id);
    this.fresh.delete(order.id);
    const { session } = this;
    try {
      const changed = await (step === "cash"
        ? this.cash.receive(order, session)
        : this.parts.api.call(counter.step, {
            params: { order: order.id },
            body: { step, ...(reason && { reason }) },
            bearer: session,
          }));
      runInAction(() => {
        const packedAt = step === "packed" ? this.parts.clock.now().toISOString() : order.packedAt;
        // A step changes no address, and only the counter's own calls leave the shop's number out of it.
        const { shippingAddress } = order;
        this.shown.replace({ ...order, ...changed, shippingAddress, ...(packedAt !== undefined && { packedAt }) });
      });
    } catch (error) {
      // What is shown may be wrong, so everything is read again.
      this.reader.readAnew();
      runInAction(() => this.refusals.set(order.id, messageOf(error, NOT_REACHED)));
    } finally {
      this.steps += 1;
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

  show(view: View): void {
    this.view = view;
    this.finder.forget();
  }

  async turnSound(isOn: boolean): Promise<void> {
    this.isSoundOn = isOn;
    if (isOn) await this.parts.bell.turnOn();
    else this.parts.bell.turnOff();
  }

  print(orders: readonly AdminOrder[]): void {
    this.printed = orders;
  }

  private async read(session: string): Promise<void> {
    const { steps } = this;
    const { answer, pages } = await this.reader.read(session);
    runInAction(() => {
      if (this.session !== session) return;
      this.trouble = "";
      this.today = answer.today;
      this.name = answer.name;
      const isNear = Date.parse(answer.ends) - this.parts.clock.now().getTime() < END_IS_NEAR_MS;
      this.endsSoon = isNear ? answer.ends : "";
      if (answer.session !== undefined) this.keepSession(answer.session);
      if (steps !== this.steps) return;
      const come = this.shown.all === undefined ? [] : answer.orders.filter(isNew(answer, this.shown));
      this.shown.take(answer);
      for (const page of pages) this.shown.takePage(page);
      this.reader.accept(answer);
      // A whole answer leaves out what was found beyond it.
      if (answer.isWhole) void this.finder.ask();
      for (const { id } of come) this.fresh.add(id);
      if (come.length > 0 && this.isSoundOn) this.parts.bell.ring();
    });
  }

  private keepSession(session: string): void {
    this.session = session;
    this.parts.storage.keep(this.parts.storageKey, session);
  }
}

/** An order that came since the last answer and waits to be packed. It may be answered twice (`changedSince`). */
const isNew =
  ({ arrived }: CounterOrders, shown: ShownOrders) =>
  (order: AdminOrder): boolean =>
    arrived.includes(order.id) && !shown.has(order.id) && stageOf(order) === "toPack";

const NO_SUCH_CODE = "This code opens nothing. Please check it, or ask the owner for a new one.";
const REVOKED = "This code opens nothing any more. Ask the owner for a new one.";
const NOT_REACHED = "The shop could not be reached.";
