import { mkdirSync, writeFileSync } from "node:fs";
import { writeCatalogue } from "../catalogue/writeCatalogue";
import type { ListingSize, ListingVariants } from "./ListingSize.types";

interface Measured {
  "listing-size": ListingSize;
  "listing-variants": ListingVariants;
}

export function writeListings<Name extends keyof Measured>(name: Name, measured: Measured[Name]): void {
  mkdirSync("docs/bench", { recursive: true });
  writeFileSync(`docs/bench/${name}.json`, `${JSON.stringify(measured, null, 2)}\n`);
  process.stdout.write(writeCatalogue());
}
