import type { Swatch } from "#contract/catalogue/options.ts";

/** One option of a product with the values that it can have. */
export interface PickerOption {
  name: string;
  chosen: string;
  values: readonly PickerValue[];
}

export interface PickerValue {
  value: string;
  swatch?: Swatch;
  /** It does not exist, or is sold out, together with the rest of the choice. It can still be chosen. */
  isOff?: boolean;
  /** Where it is off: what else must change, so that it can be bought. Empty when it is sold out altogether. */
  soldWith?: readonly string[];
  /** Integer paise; only where the option makes a difference. */
  price?: number;
}

/** What was asked for, and what is shown instead. */
export interface Instead {
  asked: string;
  isSoldOut: boolean;
  shown: string;
}
