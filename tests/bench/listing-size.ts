import { parseArgs } from "node:util";
import { measureListings } from "./listing-size/measureListings";
import { measureVariants } from "./listing-size/measureVariants";
import { writeListings } from "./listing-size/writeListings";
import { machine } from "./report/machine";

/**
 * `npm run bench -- listing-size [--runs 9] [--products 100000] [--stores 1000]`: writes docs/bench/catalogue.md. With
 * `--variants 100` the same screens with so many variants a product, in place of those with many products.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: "string", default: "9" },
    products: { type: "string", default: "100000" },
    stores: { type: "string", default: "1000" },
    variants: { type: "string" },
  },
});
/** How many products have many variants. */
const MANY = 1000;
const [on, runs, products] = [machine(), Number(values.runs), Number(values.products)];
if (values.variants === undefined) {
  const results = await measureListings(runs, products, Number(values.stores));
  writeListings("listing-size", { machine: on, runs, products, results });
} else {
  const variants = Number(values.variants);
  const results = await measureVariants(runs, MANY, variants);
  writeListings("listing-variants", { machine: on, runs, products: MANY, variants, results });
}
process.exit();
