import { steps, type Tally, tests } from "../testing/steps";

/** Checks types, formatting and lint, import directions, unused code, citations, unknown money, styles, texts, observers. */
export const STATIC_CHECKS = {
  // Several checkers repeat each other's work: four take twice the processor time, and no less time on two cores.
  Types: ["tsc", "--checkers", "1"],
  "Formatting and lint": ["biome", "ci", "--max-diagnostics=40", "."],
  "Import directions and circles": ["tsx", "scripts/checkDirections.ts"],
  "Unused files, exports and packages": ["knip", "--no-progress"],
  Citations: ["tsx", "scripts/checkCitations.ts"],
  "Unknown money": ["tsx", "scripts/checkAbsentMoney.ts"],
  "Sizes and sides of styles": ["tsx", "scripts/checkStyles.ts"],
  "Texts in views": ["tsx", "scripts/checkTexts.ts"],
  "Catalogues of other languages": ["tsx", "scripts/checkCatalogues.ts"],
  "Components that read stores": ["tsx", "scripts/checkObservers.ts"],
};

/** @param changedSince a commit; runs only tests that import what has changed since */
export function unitTests(changedSince?: string): Promise<Tally> {
  return tests("Unit tests", ["unit", "unit-dom"], { changedSince });
}

/** `npm run check`. */
export async function checks(): Promise<Tally[]> {
  return [await steps("Types, lint, import directions", STATIC_CHECKS), await unitTests()];
}
