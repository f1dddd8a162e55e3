import { makeAutoObservable, runInAction } from "mobx";
import type { Address } from "#contract/customers/addresses.ts";
import type { AddressBookStore, AddressEditor, AddressInput } from "#domain/addresses/index.ts";

/**
 * The address of the deliveries (spec 2.12): one of the address book, at first the default one, or one that serves this
 * subscription only (reading 22). The option 'Save address' of the 'Add Address' dialog decides which of the two a new
 * address becomes.
 */
export class SubscriptionAddress {
  /** The option 'Save address', which is on each time the dialog opens. */
  savesAddress = true;
  /** An address that is used for this subscription only. */
  once: Address | null = null;
  /**
   * The place of the chosen address in the address book, or `once` for the address that serves this subscription only; null
   * for the default address.
   */
  private choice: number | "once" | null = null;
  readonly #book: AddressBookStore;

  constructor(
    book: AddressBookStore,
    readonly editor: AddressEditor,
  ) {
    this.#book = book;
    makeAutoObservable(this, { editor: false });
  }

  get chosen(): number | "once" {
    if (this.choice === "once" && this.once !== null) return "once";
    return typeof this.choice === "number" && this.choice < this.#book.list.length
      ? this.choice
      : this.#book.defaultIndex;
  }

  get address(): Address | null {
    return this.chosen === "once" ? this.once : (this.#book.list[this.chosen] ?? null);
  }

  choose(choice: number | "once"): void {
    this.choice = choice;
  }

  setSavesAddress(savesAddress: boolean): void {
    this.savesAddress = savesAddress;
  }

  add(): void {
    this.savesAddress = true;
    this.editor.add();
  }

  async save(input: AddressInput): Promise<number | undefined> {
    if (!this.savesAddress) {
      this.once = this.editor.takeOnce(input);
      this.choice = "once";
      return undefined;
    }
    const saved = await this.editor.save(input);
    if (saved !== undefined) runInAction(() => this.choose(saved));
    return saved;
  }
}
