import { prepareCheckouts } from "#tests/faults/prepareCheckouts.ts";
import { openShop } from "#tests/support/platform/shop.ts";
import { sized } from "#tests/support/sized.ts";

/**
 * A platform in a separate process that is meant to be killed: places orders on `DATA_DIR`, ten at a time, and prints
 * `placed <id>` for each acknowledged one.
 */
const IN_FLIGHT = 10;
/** More orders than the killing process waits for. */
const ORDERS_EACH = sized(10, 200);

// Waits to be killed, and ends together with the process that was to kill it.
process.stdin.resume().once("end", () => process.exit(1));

const shop = await openShop({ dataDir: process.env.DATA_DIR });
const variant = await shop.goods({ stock: 1_000_000 });
const buyers = await Promise.all(Array.from({ length: IN_FLIGHT }, () => shop.buyer()));
const queues = await Promise.all(
  buyers.map(async (buyer) => ({
    buyer,
    checkouts: await prepareCheckouts(shop, Array(ORDERS_EACH).fill(buyer), variant),
  })),
);
await Promise.all(
  queues.map(async ({ buyer, checkouts }) => {
    for (const checkoutId of checkouts) {
      const { status, body } = await shop.place(buyer, checkoutId);
      if (status !== 200) throw new Error(`an order was refused: ${body.message}`);
      console.log(`placed ${body.id}`);
    }
  }),
);
