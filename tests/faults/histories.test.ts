import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";
import { openShop, type Shop } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";
import { isWhole, sized, tellProgress } from "#tests/support/sized.ts";
import { differencesOf } from "./histories/differencesOf";
import { FakeGateway } from "./histories/FakeGateway";
import { countOf, type History, history } from "./histories/operations";
import { World } from "./histories/World";

/** Each engine gets its half. */
const OPERATIONS = Number(process.env.HISTORY_OPERATIONS ?? sized(1_200, 1_000_000)) / ENGINES.length;
const LENGTH = sized(60, 200);
/** Lengths are even between 1 and the greatest, and some operations stand for two or three that happen together. */
const OPERATIONS_IN_A_HISTORY = 0.6 * LENGTH;
/** A database gets slower with the histories that it holds, so it is replaced. */
const HISTORIES_IN_A_DATABASE = 150;

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
    const begun = performance.now();
    if (isWhole) console.info(`Histories on ${engine}, seed ${seed}`);
    const happens = async ({ stock, operations }: History) => {
      histories += 1;
      if (histories % HISTORIES_IN_A_DATABASE === 0) {
        const full = shop;
        await open();
        await full.close();
      }
      gateway.feel("well");
      const world = await World.make(shop, gateway, clock, stock);
      for (const operation of operations) await world.perform(operation);
      await world.settle();
      performed += countOf(operations);
      tell(performed);
      expect(await differencesOf(world, gateway)).toEqual([]);
      await expectSoundBooks(shop.db, world.storeId);
    };
    const numRuns = Math.ceil(OPERATIONS / OPERATIONS_IN_A_HISTORY);
    await fc.assert(fc.asyncProperty(history(LENGTH), happens), {
      seed,
      numRuns,
      endOnFailure: process.env.HISTORY_SHRINK === "off",
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.info(`${performed} operations in ${numRuns} histories on ${engine}, seed ${seed}, in ${seconds} s`);
  }, 36_000_000);
});
