import { FACTS, type FactName, type Facts } from "#contract/catalogue/facts.ts";
import type { ProductFact } from "#contract/catalogue/products.ts";

const NAMES = Object.keys(FACTS) as FactName[];

/** The facts of a product as the API answers them. */
export const toldFacts = (facts: Facts): ProductFact[] =>
  NAMES.flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [{ name, label: FACTS[name].label, value }];
  });
