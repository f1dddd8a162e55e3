import { autorun } from "mobx";
import type { LanguageCode } from "#contract/languages.ts";
import type { TabStorage } from "#kernel/storage/TabStorage.ts";
import { parsedJson } from "#kernel/text/parsedJson.ts";
import type { HandOver } from "./HandOver.types";

const KEY = "haat_kiosk_handed_over";

export interface LanguagePagesNeeds {
  /** The kiosk's page in each language of the store, its first one first; empty for a store with one language. */
  links: () => readonly { code: LanguageCode; href: string }[];
  storage: TabStorage;
  /** Whether this page can be opened now. Never rejects. */
  canOpen: (address: string) => Promise<boolean>;
  /** Leaves this page for another one. */
  open: (address: string) => void;
}

/** The kiosk's pages in the languages of the store: each is a program of its own (ADR 74, 82). */
export class LanguagePages {
  constructor(private readonly needs: LanguagePagesNeeds) {}

  get codes(): readonly [LanguageCode, ...LanguageCode[]] {
    const [first = __LANGUAGE__, ...others] = this.needs.links().map(({ code }) => code);
    return [first, ...others];
  }

  /** The language of the screen between two visits. */
  get first(): LanguageCode {
    return this.codes[0];
  }

  /**
   * Opens the page in this language. Settles only if this page stays: it is of this language already, or the other one
   * cannot be opened now. @param handOver undefined when this page must stay, or has nothing to tell any more
   */
  async leaveFor(code: LanguageCode, handOver: () => HandOver | undefined): Promise<void> {
    const address = this.needs.links().find((link) => link.code === code)?.href;
    if (code === __LANGUAGE__ || address === undefined) return;
    if (!(await this.needs.canOpen(address)) || handOver() === undefined) return;
    // Until this page is gone, a shopper may still scan something, or leave.
    autorun(() => this.tell(handOver()));
    this.needs.open(address);
    await new Promise(() => {});
  }

  /** What the page before has told this one; it is told once. */
  handedOver(): HandOver | undefined {
    const told = parsedJson(this.needs.storage.read(KEY)) as HandOver | undefined;
    this.needs.storage.drop(KEY);
    return told;
  }

  private tell(told: HandOver | undefined): void {
    if (told === undefined) this.needs.storage.drop(KEY);
    else this.needs.storage.keep(KEY, JSON.stringify(told));
  }
}
