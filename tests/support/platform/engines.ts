import { afterAll, beforeAll, describe } from "vitest";
import { ENGINES, type Engine } from "./platform";
import { openShop, type Shop } from "./shop";

type Tests = (shop: () => Shop, engine: Engine) => void;
type Options = Omit<NonNullable<Parameters<typeof openShop>[0]>, "engine">;

/** The engine for promises that do not depend on it: PostgreSQL, which opens much faster. */
export const ANY_ENGINE: Engine = "postgres";

/** Runs the same tests on the embedded engine and on PostgreSQL. `tests` gets a function that returns the open shop. */
export function onBothEngines(name: string, tests: Tests, options: Options = {}): void {
  for (const engine of ENGINES) onEngine(engine, name, tests, options);
}

/** Runs tests of promises that do not depend on the engine, on one of them. */
export function onAnyEngine(name: string, tests: Tests, options: Options = {}): void {
  onEngine(ANY_ENGINE, name, tests, options);
}

function onEngine(engine: Engine, name: string, tests: Tests, options: Options): void {
  describe(`${name} (${engine})`, () => {
    let shop: Shop | undefined;
    beforeAll(async () => {
      shop = await openShop({ ...options, engine });
    });
    afterAll(() => shop?.close());
    tests(() => {
      if (shop === undefined) throw new Error("The shop is open only while its tests run.");
      return shop;
    }, engine);
  });
}
