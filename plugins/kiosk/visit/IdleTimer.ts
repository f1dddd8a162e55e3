import { makeAutoObservable, runInAction } from "mobx";
import type { Clock } from "../../../src/kernel/clock/Clock";

/** WCAG 2.2.1 asks for at least 20 s to answer a warning. */
const WARNING_SECONDS = 20;
const LOOK_EVERY_MS = 250;

/** Measures how long nobody has touched the screen, then warns and ends the visit (bar 20). */
export class IdleTimer {
  /** Seconds until the visit ends; undefined while no warning is shown. */
  secondsLeft: number | undefined;
  private touchedAt = 0;
  private isPressed = false;
  private stopLooking: () => void = () => {};

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, "clock" | "touchedAt" | "isPressed" | "stopLooking">(this, {
      clock: false,
      touchedAt: false,
      isPressed: false,
      stopLooking: false,
    });
  }

  /** @param parts while `isHeld` returns true, because a payment is running, no time passes */
  start(parts: { idleSeconds: () => number; isHeld: () => boolean; onOver: () => void }): void {
    this.stop();
    this.touch();
    this.stopLooking = this.clock.every(LOOK_EVERY_MS, () => {
      if (parts.isHeld()) return this.touch();
      if (this.isPressed) return;
      const idle = (this.now() - this.touchedAt) / 1000;
      const left = parts.idleSeconds() + WARNING_SECONDS - idle;
      if (left <= 0) {
        this.stop();
        parts.onOver();
      } else
        runInAction(() => {
          this.secondsLeft = left <= WARNING_SECONDS ? Math.ceil(left) : undefined;
        });
    });
  }

  stop(): void {
    this.stopLooking();
    this.stopLooking = () => {};
    this.secondsLeft = undefined;
  }

  touch(): void {
    this.touchedAt = this.now();
    this.isPressed = false;
    if (this.secondsLeft !== undefined) this.secondsLeft = undefined;
  }

  /** A finger or a button is down. The warning stays until it is up, or the touch would hit what lies below. */
  press(): void {
    this.touchedAt = this.now();
    this.isPressed = true;
  }

  release(): void {
    this.touchedAt = this.now();
    this.isPressed = false;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
