import type { VariantOptions } from "#contract/catalogue/options.ts";
import type { OptionPairs } from "./OptionPairs.types";

/**
 * The options of a variant as the API answers them: left out when there are none (reading 41). @param options undefined in
 * rows that were written before options existed
 */
export const toldOptions = (options: OptionPairs | undefined): { options?: VariantOptions } =>
  options === undefined || options.length === 0 ? {} : { options: Object.fromEntries(options) };
