import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differencesOf } from "../support/histories/differencesOf";
import { FakeGateway } from "../support/histories/FakeGateway";
import { history, type Operation } from "../support/histories/operations";
import { World } from "../support/histories/World";
import { expectSoundBooks } from "../support/platform/expectSoundBooks";
import { ENGINES } from "../support/platform/platform";
import { openShop, type Shop } from "../support/platform/shop";
import { TickingClock } from "../support/platform/tickingClock";
import { sized, tellProgress } from "../support/sized";

/** Each engine gets its half. */
const OPERATIONS = Number(process.env.HISTORY_OPERATIONS ?? sized(1_200, 1_000_000)) / ENGINES.length;
const LENGTH = 60;
/** A database gets slower with the histories that it holds, so it is replaced. */
const HISTORIES_IN_A_DATABASE = 200;

describe.each(ENGINES)("Any history of shoppers, an owner and a gateway (%s)", (engine) => {
  const clock = new TickingClock();
  const gateway = new FakeGateway();
  let shop: Shop;
  let histories = 0;
  const open = async () => {
    const gateways = new Map([["CASHFREE" as const, gateway]]);
    shop = await openShop({ engine, clock, gateways, config: { PAYMENT_CHECK_SECONDS: "3600" } });
  };
  beforeAll(open);
  afterAll(() => shop.close());

  it("leaves every rupee and every piece accounted for (bar 27)", async () => {
    let performed = 0;
    const tell = tellProgress("operations", OPERATIONS);
    const seed = Number(process.env.HISTORY_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const happens = async (operations: readonly Operation[]) => {
      histories += 1;
      if (histories % HISTORIES_IN_A_DATABASE === 0) {
        await shop.close();
        await open();
      }
      gateway.feel("well");
      const world = await World.make(shop, gateway, clock);
      for (const operation of operations) await world.perform(operation);
      await world.settle();
      performed += operations.length;
      tell(performed);
      expect(await differencesOf(world, gateway)).toEqual([]);
      await expectSoundBooks(shop.db, world.storeId);
    };
    const numRuns = Math.ceil(OPERATIONS / (LENGTH / 2));
    await fc.assert(fc.asyncProperty(history(LENGTH), happens), {
      seed,
      numRuns,
      endOnFailure: process.env.HISTORY_SHRINK === "off",
    });
    console.info(`${performed} operations in ${numRuns} histories on ${engine}, seed ${seed}`);
  }, 36_000_000);
});
