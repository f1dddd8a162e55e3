import { parseArgs } from "node:util";
import { measureListings } from "./listing-size/measureListings";
import { writeListings } from "./listing-size/writeListings";
import { machine } from "./report/machine";

/** `npm run bench -- listing-size [--runs 9] [--products 100000] [--stores 1000]`: writes docs/bench/catalogue.md. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: "string", default: "9" },
    products: { type: "string", default: "100000" },
    stores: { type: "string", default: "1000" },
  },
});
const [on, runs, products] = [machine(), Number(values.runs), Number(values.products)];
writeListings({ machine: on, runs, products, results: await measureListings(runs, products, Number(values.stores)) });
process.exit();
