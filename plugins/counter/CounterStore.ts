import { makeAutoObservable, observable, runInAction } from "mobx";
import type { AdminOrder } from "#contract/admin.ts";
import type { CounterOrders } from "#contract/counter.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { messageOf } from "#kernel/http/errors.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { Bell } from "./Bell";
import { CounterReader, type Reading } from "./CounterReader";
import { CounterSession } from "./CounterSession";
import { CounterSteps } from "./CounterSteps";
import { keepLooking } from "./keepLooking";
import { OrderFinder } from "./OrderFinder";
import type { Way } from "./ofWay";
import { refusalOf } from "./refusalOf";
import { ShownOrders } from "./ShownOrders";
import { stageOf } from "./stageOf";
import { stagesOf, type View } from "./stagesOf";
import * as words from "./words.en";

const LOOK_EVERY_MS = 4_000;
/** How long before the code expires the page says that a new one is needed. */
const END_IS_NEAR_MS = 7 * 86_400_000;

/**
 * The store's orders as the staff see them: fetched every few seconds, with the stage, way and number that are looked at.
 */
export class CounterStore {
  static readonly needs = {
    api: ApiClient,
    storage: TabStorage,
    identity: StoreIdentity,
    clock: Clock,
    /** The platform's time, in which the orders' moments are given: the clock of a till may be hours wrong. */
    time: PlatformClock,
    visibility: PageVisibility,
    bell: Bell,
  };
  readonly session: CounterSession;
  readonly shown = new ShownOrders();
  readonly finder: OrderFinder;
  readonly steps: CounterSteps;
  /** The platform's time at the last fetch. */
  now: Date;
  today = "";
  /** The name of the code that was used to log in. */
  name = "";
  /** When the code expires; empty while that is far away. */
  endsSoon = "";
  /** The reason why the last fetch failed; else empty. */
  trouble = "";
  isSoundOn = false;
  view: View = "open";
  way: Way = "all";
  isFetchingMore = false;
  /** The reason why more orders could not be fetched. */
  moreTrouble = "";
  /** Ids of new orders that nobody has looked at yet. */
  readonly fresh = observable.set<string>();
  /** The orders that are being printed. */
  printed: readonly AdminOrder[] = [];
  readonly #reader: CounterReader;
  #isLooking = false;
  readonly #disposables = new Disposables();
  readonly #needs: Named<typeof CounterStore.needs>;

  constructor(needs: Named<typeof CounterStore.needs>) {
    this.#needs = needs;
    const { api, storage, identity, clock, time } = needs;
    const { shown } = this;
    this.#reader = new CounterReader(api);
    this.session = new CounterSession(api, storage, identity);
    this.now = time.now();
    this.finder = new OrderFinder(this.#reader, shown, clock, () => this.session.token);
    this.steps = new CounterSteps({
      api,
      session: this.session,
      shown,
      time,
      onTouched: (id) => this.fresh.delete(id),
      onRefused: () => this.#reader.readAnew(),
      look: () => this.look(),
    });
    makeAutoObservable(this, { session: false, shown: false, finder: false, steps: false, fresh: false });
  }

  start(): void {
    this.session.start();
    this.#disposables.add(keepLooking(this.#needs, LOOK_EVERY_MS, () => void this.look()));
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  async logIn(typed: string): Promise<void> {
    if (await this.session.open(typed)) await this.look();
  }

  /** Logs out. No orders stay in this browser. */
  logOut(why = ""): void {
    this.session.end(why);
    this.shown.clear();
    this.#reader.forget();
    this.finder.forget();
    this.steps.forget();
    this.trouble = "";
    this.moreTrouble = "";
    this.endsSoon = "";
    this.printed = [];
    this.fresh.clear();
  }

  /** Fetches what has changed, unless a fetch is running. */
  async look(): Promise<void> {
    const { token } = this.session;
    this.now = this.#needs.time.now();
    if (token === null || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const { taken } = this.steps;
      const reading = await this.#reader.read(token);
      runInAction(() => {
        if (this.session.token === token) this.take(reading, taken);
      });
    } catch (error) {
      runInAction(() => {
        if (this.session.token !== token) return;
        const refusal = refusalOf(error, words.codeRevoked);
        if (refusal !== undefined) this.logOut(refusal);
        else this.trouble = messageOf(error, words.notReached);
      });
    } finally {
      this.#isLooking = false;
    }
  }

  /** Fetches the next older orders of the shown stage. */
  async more(): Promise<void> {
    const { shown, session } = this;
    const { token } = session;
    if (token === null || this.isFetchingMore) return;
    this.isFetchingMore = true;
    this.moreTrouble = "";
    try {
      for (const stage of stagesOf(this.view)) {
        const after = shown.nextOf(stage);
        if (after === undefined) continue;
        const page = await this.#reader.more(token, stage, after);
        if (session.token !== null) shown.takePage(page);
      }
    } catch (error) {
      runInAction(() => {
        this.moreTrouble = messageOf(error, words.notReached);
      });
    } finally {
      runInAction(() => {
        this.isFetchingMore = false;
      });
    }
  }

  show(view: View): void {
    this.view = view;
    this.finder.forget();
  }

  showWay(way: Way): void {
    this.way = way;
  }

  async turnSound(isOn: boolean): Promise<void> {
    this.isSoundOn = isOn;
    if (isOn) await this.#needs.bell.turnOn();
    else this.#needs.bell.turnOff();
  }

  print(orders: readonly AdminOrder[]): void {
    this.printed = orders;
  }

  /** @param taken how many steps had been taken when the reading began */
  private take({ answer, pages }: Reading, taken: number): void {
    const { shown } = this;
    this.trouble = "";
    this.today = answer.today;
    this.name = answer.name;
    this.now = this.#needs.time.now();
    this.endsSoon = Date.parse(answer.ends) - this.now.getTime() < END_IS_NEAR_MS ? answer.ends : "";
    if (answer.session !== undefined) this.session.goOnWith(answer.session);
    if (taken !== this.steps.taken) return;
    const come = shown.all === undefined ? [] : answer.orders.filter(isNew(answer, shown));
    shown.take(answer);
    for (const page of pages) shown.takePage(page);
    this.#reader.accept(answer);
    // A whole answer does not contain orders that were found beyond it, so these are asked for again.
    if (answer.isWhole) void this.finder.ask();
    for (const { id } of come) this.fresh.add(id);
    if (come.length > 0 && this.isSoundOn) this.#needs.bell.ring();
  }
}

/** An order that came since the last answer and waits to be packed. The platform may answer it twice (`changedSince`). */
const isNew =
  ({ arrived }: CounterOrders, shown: ShownOrders) =>
  (order: AdminOrder): boolean =>
    arrived.includes(order.id) && !shown.has(order.id) && stageOf(order) === "toPack";
