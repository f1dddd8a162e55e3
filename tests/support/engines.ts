import { afterAll, beforeAll, describe } from "vitest";
import { ENGINES, type Engine } from "./platform";
import { openShop, type Shop } from "./shop";

/**
 * The same promises on the embedded engine and on a real PostgreSQL. `tests` gets the way to the shop that is open while
 * they run.
 */
export function onBothEngines(name: string, tests: (shop: () => Shop, engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, (engine) => {
    let shop: Shop | undefined;
    beforeAll(async () => {
      shop = await openShop({ engine });
    });
    afterAll(() => shop?.close());
    tests(() => {
      if (shop === undefined) throw new Error("The shop is open only while its tests run.");
      return shop;
    }, engine);
  });
}
