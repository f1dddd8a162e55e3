import { randomUUID } from "node:crypto";
import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { type Buyer, openShop } from "#tests/support/platform/shop.ts";

/**
 * A platform in a separate process that is meant to be killed: takes orders that are paid online on `DATA_DIR`, ten at
 * a time, and prints `paid <order id>` for each acknowledged webhook.
 */
const IN_FLIGHT = 10;

// Waits to be killed, and ends together with the process that was to kill it.
process.stdin.resume().once("end", () => process.exit(1));

const shop = await openShop({ dataDir: process.env.DATA_DIR });
const variant = await shop.goods({ stock: 1_000_000 });
const online = onlinePayments(shop);
const buyers = await Promise.all(Array.from({ length: IN_FLIGHT }, () => shop.buyer()));
/** As the storefront does: a gateway that is too slow is asked again with the same key. */
async function start(buyer: Buyer, { id, finalPrice }: Order): Promise<StartedPayment> {
  const key = randomUUID();
  for (;;) {
    const { status, body } = await online.initiate(buyer, { amount: finalPrice, orderId: id }, "CASHFREE", key);
    if (status === 200) return body;
    if (status !== 503) throw new Error(`a payment was refused: ${body.message}`);
  }
}

await Promise.all(
  buyers.map(async (buyer) => {
    for (let count = 0; count < 200; count += 1) {
      const order = await shop.placed(buyer, variant, 1, "PAYMENT_GATEWAY");
      const { statusCode, body } = await online.say(await start(buyer, order), "SUCCEEDED");
      if (statusCode !== 200) throw new Error(`a webhook was refused: ${body}`);
      console.log(`paid ${order.id}`);
    }
  }),
);
