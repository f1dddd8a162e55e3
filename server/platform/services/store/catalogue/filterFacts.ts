import { FACTS, type FactName } from "#contract/catalogue/facts.ts";

/** The facts by which shoppers can narrow a list. */
export const FILTER_FACTS = (Object.keys(FACTS) as FactName[]).filter((name) => FACTS[name].isFilter);
