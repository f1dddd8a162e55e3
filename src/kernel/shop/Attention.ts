import { makeAutoObservable } from "mobx";

/**
 * Whether the shopper is in a task from which the shop's frame should not distract: the checkout, once its first step is
 * done.
 */
export class Attention {
  isHeld = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Returns the function that ends it. */
  hold(): () => void {
    this.isHeld = true;
    return () => this.release();
  }

  private release(): void {
    this.isHeld = false;
  }
}
