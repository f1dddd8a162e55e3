import fc from "fast-check";
import { openShop } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";
import { history } from "./operations";
import { remoteGateway } from "./remoteGateway";
import { World } from "./World";

/**
 * Lets histories happen in new stores of `DATABASE_URL`, beside other processes that do the same, and is meant to be
 * killed. The gateway is at `GATEWAY`; `SEED` chooses the histories. It prints `did` after each operation.
 */
const { DATABASE_URL = "", GATEWAY = "", SEED = "" } = process.env;

// Ends together with the process that was to kill it.
process.stdin.resume().once("end", () => process.exit(1));

const clock = new TickingClock();
const gateway = remoteGateway(GATEWAY);
const gateways = new Map([["CASHFREE" as const, gateway]]);
const config = { DATABASE_URL, PAYMENT_CHECK_SECONDS: "0.5" };
const shop = await openShop({ clock, gateways, config });
for (const { stock, operations } of fc.sample(history(60), { seed: Number(SEED), numRuns: 1_000 })) {
  const world = await World.make(shop, gateway, clock, stock);
  for (const operation of operations) {
    await world.perform(operation);
    console.log(`did ${operation.do}`);
  }
}
