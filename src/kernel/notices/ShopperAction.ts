import { action, makeObservable, observable, runInAction } from "mobx";
import { SessionEnded } from "../http/errors";
import { LastError } from "./LastError";
import type { Notices } from "./Notices";

/** Something that a shopper asks for with one button, such as saving a form. It never runs twice at once. */
export class ShopperAction extends LastError {
  isRunning = false;

  constructor(notices: Notices) {
    super(notices);
    makeObservable(this, { isRunning: observable, run: action });
  }

  /**
   * Runs `work`; never rejects. The login guard handles the end of a session; the shopper is told of any other failure.
   * @param failure the text for the shopper; undefined when `failure` has told them in another way
   */
  async run(work: () => Promise<unknown>, failure: (error: unknown) => string | undefined): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.withdraw();
    try {
      await work();
    } catch (error) {
      const message = error instanceof SessionEnded ? undefined : failure(error);
      if (message !== undefined) this.show(message);
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }
}
