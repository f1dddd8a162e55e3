import { makeAutoObservable, runInAction } from "mobx";
import { ADDRESS_TYPES, type Address, type AddressType } from "#contract/customers/addresses.ts";
import { messageOf, SessionEnded } from "#kernel/http/errors.ts";
import type { AddressBookStore } from "./AddressBookStore";
import type { AddressDrafts } from "./AddressDrafts";
import type { AddressInput } from "./AddressInput.types";
import { isSameAddress } from "./isSameAddress";
import type { Place, PostalLookup } from "./PostalLookup";
import * as words from "./words.en";

/**
 * The dialogs 'Add Address' and 'Edit Address' (spec 2.11). The values stay until they are saved, even when the dialog is
 * closed or the page is loaded again.
 */
export class AddressEditor {
  /** The edited address's place in the address book; null for a new address. */
  index: number | null = null;
  isOpen = false;
  isSaving = false;
  /** Why the address could not be saved. */
  error = "";
  #isSaved = false;
  readonly #book: AddressBookStore;
  readonly #lookup: PostalLookup;
  readonly #shopper: { readonly name: string; readonly mobile: string };
  readonly #drafts: AddressDrafts;
  readonly #store: { readonly country: string };

  constructor(
    book: AddressBookStore,
    lookup: PostalLookup,
    shopper: { readonly name: string; readonly mobile: string },
    drafts: AddressDrafts,
    store: { readonly country: string },
  ) {
    this.#book = book;
    this.#lookup = lookup;
    this.#shopper = shopper;
    this.#drafts = drafts;
    this.#store = store;
    makeAutoObservable(this, {
      // Not computed: nothing observes the drafts, and the next form must find the draft of the one before.
      initial: false,
    });
  }

  get title(): string {
    return this.index === null ? words.addAddress : words.editAddress;
  }

  /** The form's first values: the draft, the address itself, or what is known of the shopper and the store. */
  get initial(): Partial<AddressInput> {
    const draft = this.#drafts.read(this.index);
    if (draft !== undefined) return draft;
    if (this.index !== null) return this.#book.list[this.index] ?? {};
    return { name: this.#shopper.name, mobile: this.#shopper.mobile, country: this.#store.country };
  }

  add(): void {
    this.open(null);
  }

  edit(index: number): void {
    this.open(index);
  }

  close(): void {
    if (!this.isSaving) this.isOpen = false;
  }

  /** Opens the dialog for the same address as last time. */
  reopen(): void {
    this.open(this.index);
  }

  keepDraft(values: Partial<AddressInput>): void {
    if (this.#isSaved) this.#drafts.drop(this.index);
    else this.#drafts.keep(this.index, values);
  }

  findPlace(pin: string, signal: AbortSignal): Promise<Place | undefined> {
    return this.#lookup.find(pin, signal);
  }

  /**
   * Saves the address. On success the dialog closes; otherwise `error` says why. Returns the address's place in the address
   * book, or undefined when it is not known.
   */
  async save(input: AddressInput): Promise<number | undefined> {
    if (this.isSaving) return undefined;
    this.isSaving = true;
    this.error = "";
    const address = { ...input, addressType: toAddressType(input.addressType) };
    try {
      if (this.index === null) await this.#book.add(address);
      else await this.#book.update(this.index, address);
      const saved = this.index ?? this.placeOf(address);
      runInAction(() => {
        this.#isSaved = true;
        this.isOpen = false;
      });
      return saved;
    } catch (error) {
      runInAction(() => {
        this.error = error instanceof SessionEnded ? "" : messageOf(error, words.addressNotSaved);
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** The place at which the platform has put a new address. Undefined when the address book could not be read again. */
  private placeOf(address: Address): number | undefined {
    const { list } = this.#book;
    const place = list.findLastIndex((each) => isSameAddress(each, address));
    return place < 0 ? undefined : place;
  }

  /** Closes the dialog without saving, because the address serves one purpose only (reading 22). */
  takeOnce(input: AddressInput): Address {
    this.#isSaved = true;
    this.isOpen = false;
    return { ...input, addressType: toAddressType(input.addressType) };
  }

  private open(index: number | null): void {
    this.index = index;
    this.error = "";
    this.#isSaved = false;
    this.isOpen = true;
  }
}

function toAddressType(text: string): AddressType {
  return ADDRESS_TYPES.find((type) => type === text) ?? ADDRESS_TYPES[0];
}
