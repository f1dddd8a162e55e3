import { writeFile } from "node:fs/promises";
import { Books } from "#server/platform/services/back-office/books/Books.ts";
import { rules } from "#server/platform/services/back-office/books/rules.ts";
import { ENGINES, type Engine } from "#tests/support/platform/platform.ts";
import { openShop } from "#tests/support/platform/shop.ts";
import { fillBooks } from "./books/fillBooks";
import { machine } from "./report/machine";

/**
 * `npm run bench -- books`: measures how long a look at the books takes on both engines, into docs/bench/books.md.
 * ORDERS makes it smaller while one works on it.
 */
const ORDERS = Number(process.env.ORDERS ?? 100_000);
const LOOKS = 3;

const began = machine();

async function measure(engine: Engine): Promise<string> {
  const shop = await openShop({ engine });
  await fillBooks(shop, ORDERS);
  const books = new Books(shop.db, { now: () => new Date() });
  const seconds: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const start = performance.now();
    const found = await books.look();
    seconds.push((performance.now() - start) / 1000);
    const differing = found.rules.filter(({ count }) => count > 0);
    if (differing.length > 0) throw new Error(`The books differ: ${JSON.stringify(differing)}`);
  }
  await shop.close();
  const row = `| ${engine} | ${seconds.map((time) => time.toFixed(1)).join(", ")} |`;
  process.stdout.write(`${row}\n`);
  return row;
}

const rows: string[] = [];
for (const engine of ENGINES) rows.push(await measure(engine));
const count = ORDERS.toLocaleString("en");
await writeFile(
  new URL("../../docs/bench/books.md", import.meta.url),
  `# How long a look at the books takes

All ${rules.length} rules over ${count} orders of three lines, a third each in cash, from the wallet and online, one in ten cancelled and
refunded, one in five with a coupon; ${LOOKS} looks, one after the other. On ${began}. Made by
\`npm run bench -- books\`${ORDERS === 100_000 ? "" : ` with \`ORDERS=${ORDERS}\``}.

| engine | seconds |
|---|---|
${rows.join("\n")}
`,
);
process.exit(0);
