import { variantName } from "#contract/catalogue/variantName.ts";
import { weightUnitLabel } from "../weightUnitLabel";
import type { OptionPairs } from "./OptionPairs.types";
import { toldOptions } from "./toldOptions";

/** The name of a variant from its stored columns. */
export const nameOfKept = ({
  weight,
  weightUnit,
  options,
}: {
  weight: number;
  weightUnit: string;
  options: OptionPairs;
}): string => variantName({ weight, weightUnit, ...toldOptions(options) }, weightUnitLabel);
