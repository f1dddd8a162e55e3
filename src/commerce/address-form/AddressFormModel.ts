import { makeAutoObservable, runInAction } from "mobx";
import type { SyntheticEvent } from "react";
import type { FieldBinding } from "#design/fields/fields.types.ts";
import { type ClassValidatedForm, createForm } from "#design/forms/createForm.ts";
import * as words from "../words.en";
import { AddressForm, addressLabels } from "./AddressForm.form";

export interface FoundPlace {
  city: string;
  state: string;
  country: string;
}

/** `undefined` when the pincode is unknown; rejects when the service does not answer. */
export type FindPlace = (pin: string, signal: AbortSignal) => Promise<FoundPlace | undefined>;

export interface AddressFormOptions {
  initial?: Partial<AddressForm>;
  onSubmit: (values: AddressForm) => void | Promise<void>;
  findPlace: FindPlace;
}

const PLACE_FIELDS = ["city", "state", "country"] as const;

/**
 * The form and its postal look-up: a six-digit pincode fills city, state and country (spec 5). Fields that the shopper changes
 * during the look-up keep their text. An answer for an earlier pincode is ignored. A failed look-up changes only the hint.
 */
export class AddressFormModel {
  readonly form: ClassValidatedForm<AddressForm>;
  hint = "";
  readonly #findPlace: FindPlace;
  #lookup: AbortController | undefined;
  #place: Promise<void> = Promise.resolve();

  constructor({ initial, onSubmit, findPlace }: AddressFormOptions) {
    this.form = createForm(AddressForm, { initial, labels: addressLabels, onSubmit });
    this.#findPlace = findPlace;
    makeAutoObservable(this, { form: false });
  }

  get pinField(): FieldBinding {
    return { ...this.form.field("pin"), onChange: (pin) => void this.setPin(pin) };
  }

  async setPin(pin: string): Promise<void> {
    const isOther = pin !== this.form.values().pin;
    this.form.field("pin").onChange(pin);
    if (!isOther) return;
    this.#lookup?.abort();
    this.hint = "";
    if (!/^\d{6}$/.test(pin)) return;
    this.#place = this.fillPlace(pin);
    await this.#place;
  }

  /** Waits for the look-up when fields are empty that it fills; otherwise they would be refused as missing. */
  async submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    const { currentTarget } = event;
    if (this.hint !== words.findingPlace || PLACE_FIELDS.every((name) => this.form.values()[name] !== "")) {
      await this.form.submit(event);
      return;
    }
    event.preventDefault();
    await this.#place;
    currentTarget.requestSubmit();
  }

  dispose(): void {
    this.#lookup?.abort();
  }

  private async fillPlace(pin: string): Promise<void> {
    const lookup = new AbortController();
    this.#lookup = lookup;
    const before = this.form.values();
    this.hint = words.findingPlace;
    const place = await this.#findPlace(pin, lookup.signal).catch(() => "unanswered" as const);
    if (lookup.signal.aborted) return;
    runInAction(() => {
      this.hint = hintFor(place);
    });
    if (place === undefined || place === "unanswered") return;
    const now = this.form.values();
    for (const name of PLACE_FIELDS) {
      if (now[name] === before[name] && place[name] !== "") this.form.field(name).onChange(place[name]);
    }
  }
}

function hintFor(place: FoundPlace | "unanswered" | undefined): string {
  if (place === undefined) return words.unknownPincode;
  return place === "unanswered" ? words.pincodeNotLookedUp : "";
}
