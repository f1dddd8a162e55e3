import { step, type Tally, tests } from "./steps";

/** Types, formatting and lint, import directions and circles, unit tests. */
export async function checks(): Promise<Tally[]> {
  return [
    await step("Types", "tsc", []),
    await step("Formatting and lint", "biome", ["ci", "--max-diagnostics=40", "."]),
    await step("Import directions and circles", "depcruise", [
      "--config",
      ".dependency-cruiser.cjs",
      "src",
      "plugins",
      "server",
      "stories",
      "tests",
    ]),
    await tests("Unit tests", "unit"),
  ];
}
