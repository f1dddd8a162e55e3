import { makeAutoObservable, runInAction } from "mobx";
import type { Clock } from "#kernel/clock/Clock.ts";

/** WCAG 2.2.1 asks for at least 20 s to answer a warning. */
const WARNING_SECONDS = 20;
const LOOK_EVERY_MS = 250;
/** A longer press does not count as a person's: a bag leans on the screen, or it is wet. Drags and scrolls take seconds. */
const LONGEST_PRESS_MS = 15_000;

/** Measures how long nobody has touched the screen, then warns and ends the visit (bar 20). */
export class IdleTimer {
  /** Seconds until the visit ends; undefined while no warning is shown. */
  secondsLeft: number | undefined;
  #touchedAt = 0;
  /** When each finger or button that is down was pressed. */
  readonly #presses = new Map<string, number>();
  #stopLooking: () => void = () => {};
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** @param needs while `isHeld` returns true, because a payment is running, no time passes */
  start(needs: { idleSeconds: () => number; isHeld: () => boolean; onOver: () => void }): void {
    this.stop();
    this.touch();
    this.#stopLooking = this.#clock.every(LOOK_EVERY_MS, () => {
      if (needs.isHeld()) return this.touch();
      if (this.isPressed) return;
      const idle = (this.now() - this.#touchedAt) / 1000;
      const left = needs.idleSeconds() + WARNING_SECONDS - idle;
      if (left <= 0) {
        this.stop();
        needs.onOver();
      } else
        runInAction(() => {
          this.secondsLeft = left <= WARNING_SECONDS ? Math.ceil(left) : undefined;
        });
    });
  }

  stop(): void {
    this.#stopLooking();
    this.#stopLooking = () => {};
    this.secondsLeft = undefined;
  }

  touch(): void {
    this.#touchedAt = this.now();
    if (this.secondsLeft !== undefined) this.secondsLeft = undefined;
  }

  /** The warning stays until the finger is up. Otherwise the touch would hit what lies below. */
  press(hand: string): void {
    this.#touchedAt = this.now();
    this.#presses.set(hand, this.#touchedAt);
  }

  move(hand: string): void {
    if (!this.isTooLong(this.#presses.get(hand))) this.#touchedAt = this.now();
  }

  release(hand: string): void {
    this.move(hand);
    this.#presses.delete(hand);
  }

  private get isPressed(): boolean {
    return [...this.#presses.values()].some((since) => !this.isTooLong(since));
  }

  private isTooLong(since: number | undefined): boolean {
    return since !== undefined && this.now() - since > LONGEST_PRESS_MS;
  }

  private now(): number {
    return this.#clock.now().getTime();
  }
}
