import { prepareCheckouts } from "../support/prepareCheckouts";
import { openShop } from "../support/shop";

/** The platform in a process of its own, so that what measures it does not take its time. Says where it is as JSON. */
const BUYERS = 50;
const CHECKOUTS_EACH = 80;

const shop = await openShop({
  engine: process.env.ENGINE === "postgres" ? "postgres" : "pglite",
  config: { MAX_IN_FLIGHT: "0", LOG_LEVEL: "silent" },
});
for (let made = 0; made < 60; made += 1) await shop.goods({ stock: 100_000 });
const variant = await shop.goods({ stock: 1_000_000 });
const buyers = [];
for (let made = 0; made < BUYERS; made += 1) {
  const buyer = await shop.buyer();
  await shop.addToCart(buyer, variant);
  buyers.push({ ...buyer, checkouts: await prepareCheckouts(shop, Array(CHECKOUTS_EACH).fill(buyer), variant) });
}
console.log(JSON.stringify({ baseUrl: shop.baseUrl, ...shop.store, variant, buyers }));
process.once("SIGTERM", () => void shop.close().then(() => process.exit(0)));
