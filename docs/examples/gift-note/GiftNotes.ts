import { makeAutoObservable, runInAction } from "mobx";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { giftNotes } from "./contract";
import * as words from "./words.en";

interface Written {
  text: string;
  isSaved: boolean;
  /** The customer who wrote it. Another customer who logs in later in this page does not see it. */
  customerId: string;
}

/** The note of the shopper's cart while it is being written. */
export class GiftNotes {
  private written: Written | undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly session: { readonly customerId: string },
  ) {
    makeAutoObservable<this, "api" | "session">(this, { api: false, session: false });
  }

  get text(): string {
    return this.own?.text ?? "";
  }

  /** Loads the platform's note; text that is being written here is kept. */
  async load(): Promise<void> {
    const { customerId } = this.session;
    try {
      const { text } = await this.api.call(giftNotes.get);
      runInAction(() => {
        if (this.own?.isSaved !== false) this.written = { text, isSaved: true, customerId };
      });
    } catch {
      // The cart works without the note, and what is written is saved all the same.
    }
  }

  write(text: string): void {
    this.written = { text, isSaved: false, customerId: this.session.customerId };
  }

  /** Saves before the checkout goes on, because the order takes the platform's note. */
  async finish(): Promise<string | undefined> {
    const saving = this.own;
    if (saving === undefined || saving.isSaved) return undefined;
    try {
      await this.api.call(giftNotes.save, { body: { text: saving.text } });
    } catch {
      return words.noteNotSaved;
    }
    runInAction(() => {
      if (this.written === saving || this.written?.text === saving.text) this.written = { ...saving, isSaved: true };
    });
    return undefined;
  }

  private get own(): Written | undefined {
    return this.written?.customerId === this.session.customerId ? this.written : undefined;
  }
}
