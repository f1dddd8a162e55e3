import type { VariantOptions } from "#contract/catalogue/options.ts";
import type { OptionPairs } from "./OptionPairs.types";

/**
 * The options of a variant as the API answers them: left out where there are none (reading 41).
 * @param options undefined in what a release before options remembered of a variant
 */
export const toldOptions = (options: OptionPairs | undefined): { options?: VariantOptions } =>
  options === undefined || options.length === 0 ? {} : { options: Object.fromEntries(options) };
