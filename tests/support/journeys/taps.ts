import type { Locator } from "playwright";

/** Counts the taps of a purchase, and the fields into which something is typed. */
export class Taps {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.pressSequentially(text);
    this.fields += 1;
  }

  /** `13 taps, 5 fields` */
  get count(): string {
    return `${this.taps} taps, ${this.fields} fields`;
  }
}
