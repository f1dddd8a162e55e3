import { afterAll, beforeAll, describe } from "vitest";
import { ENGINES, type Engine } from "./platform";
import { openShop, type Shop } from "./shop";

type Tests = (shop: () => Shop, engine: Engine) => void;
type Options = Omit<NonNullable<Parameters<typeof openShop>[0]>, "engine">;

/** For what no engine can do differently: of the two the one that opens in a fraction of the time. */
export const ANY_ENGINE: Engine = "postgres";

/**
 * The same promises on the embedded engine and on a real PostgreSQL. `tests` gets the way to the shop that is open while
 * they run.
 */
export function onBothEngines(name: string, tests: Tests, options: Options = {}): void {
  for (const engine of ENGINES) onEngine(engine, name, tests, options);
}

/** Promises that have nothing to do with the engine. */
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
