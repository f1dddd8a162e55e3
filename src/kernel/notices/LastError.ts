import type { Notices } from "./Notices";

/** The error that an action showed last. A new try removes it, so that it never stands above a success. */
export class LastError {
  private message: string | undefined;

  constructor(private readonly notices: Notices) {}

  show(message: string): void {
    this.message = message;
    this.notices.show("error", message);
  }

  withdraw(): void {
    if (this.message !== undefined) this.notices.withdraw("error", this.message);
    this.message = undefined;
  }
}
