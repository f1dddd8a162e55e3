import { mkdirSync, writeFileSync } from "node:fs";
import { writeCatalogue } from "../catalogue/writeCatalogue";
import type { ListingSize } from "./ListingSize.types";

export function writeListings(measured: ListingSize): void {
  mkdirSync("docs/bench", { recursive: true });
  writeFileSync("docs/bench/listing-size.json", `${JSON.stringify(measured, null, 2)}\n`);
  process.stdout.write(writeCatalogue());
}
