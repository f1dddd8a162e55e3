import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { type Board, board } from "#contract/board.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import type { Named } from "#kernel/container/Token.types.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Disposables } from "#kernel/lifecycle/Disposables.ts";
import { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { Bell } from "../Bell";
import { keepLooking } from "../keepLooking";

const LOOK_EVERY_MS = 4_000;
const PATIENCE_MS = 10_000;
/** For how long a number that has become ready stands out. */
const FRESH_FOR_MS = 12_000;

/**
 * The numbers on the screen for customers. They are fetched every few seconds, and stay while the shop cannot be reached.
 */
export class BoardStore {
  static readonly needs = { api: ApiClient, clock: Clock, visibility: PageVisibility, bell: Bell };
  /** Undefined until the platform has answered. */
  board: Board | undefined;
  /** When the platform last answered. */
  seenAt: Date | undefined;
  isOffline = false;
  /** The numbers that became ready last, for screen readers. */
  announced: readonly string[] = [];
  isSoundOn = false;
  /** When each of the numbers that stand out became ready, in milliseconds. */
  readonly #freshSince = observable.map<string, number>();
  #isLooking = false;
  readonly #disposables = new Disposables();
  readonly #needs: Named<typeof BoardStore.needs>;

  constructor(needs: Named<typeof BoardStore.needs>) {
    this.#needs = needs;
    makeAutoObservable(this, { board: observableRef });
  }

  start(): void {
    this.#disposables.add(keepLooking(this.#needs, LOOK_EVERY_MS, () => void this.look()));
  }

  dispose(): void {
    this.#disposables.dispose();
  }

  /** The numbers that became ready just now. */
  get fresh(): readonly string[] {
    return [...this.#freshSince.keys()];
  }

  /** Fetches the numbers, unless nobody can see them or a fetch is running. */
  async look(): Promise<void> {
    const { api, visibility } = this.#needs;
    runInAction(() => this.settle());
    if (this.#isLooking || !visibility.isVisible) return;
    this.#isLooking = true;
    try {
      const answer = await api.call(board.numbers, { signal: AbortSignal.timeout(PATIENCE_MS) });
      runInAction(() => this.take(answer));
    } catch {
      runInAction(() => {
        this.isOffline = true;
      });
    } finally {
      this.#isLooking = false;
    }
  }

  /** Browsers allow sound only after a touch, so this must be called in the handler of one. */
  async turnSound(isOn: boolean): Promise<void> {
    this.isSoundOn = isOn;
    if (isOn) await this.#needs.bell.turnOn();
    else this.#needs.bell.turnOff();
  }

  private take(answer: Board): void {
    const before = this.board?.ready.numbers;
    // Numbers that were ready before the screen was turned on are not announced.
    const come = before === undefined ? [] : answer.ready.numbers.filter((number) => !before.includes(number));
    const now = this.#needs.clock.now();
    this.board = answer;
    this.seenAt = now;
    this.isOffline = false;
    if (come.length === 0) return;
    for (const number of come) this.#freshSince.set(number, now.getTime());
    this.announced = come;
    if (this.isSoundOn) this.#needs.bell.ring();
  }

  private settle(): void {
    const now = this.#needs.clock.now().getTime();
    for (const [number, since] of this.#freshSince) {
      // `abs`, because the clock may have been set back.
      if (Math.abs(now - since) >= FRESH_FOR_MS) this.#freshSince.delete(number);
    }
  }
}
