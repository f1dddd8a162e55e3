import { makeAutoObservable } from "mobx";

/** How a shopper wants the screen; forgotten at the end of the visit. */
export class Comfort {
  /** Everything to touch is in the lower half: for a wheelchair, or a child. */
  isLow = false;
  /** Larger text, in black and white. */
  isLarge = false;

  constructor() {
    makeAutoObservable(this);
  }

  turnLow(): void {
    this.isLow = !this.isLow;
  }

  turnLarge(): void {
    this.isLarge = !this.isLarge;
  }

  become({ isLow, isLarge }: Pick<Comfort, "isLow" | "isLarge">): void {
    this.isLow = isLow;
    this.isLarge = isLarge;
  }

  reset(): void {
    this.become({ isLow: false, isLarge: false });
  }
}
