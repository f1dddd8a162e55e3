import { basename, resolve } from "node:path";
import { slug } from "../slug";
import { exampleFiles } from "./exampleFiles";

const OWN = /^(store\.yaml|policies\/|pictures\/(logo|banner)\.png$)/;
const NO_FACTS = /^facts: \[\]\n/m;
/** Finds where the example's banner leads. */
const BANNER_LINK = /\n {4}category: fruits/;

/**
 * A shop's folder with the example's settings and other goods.
 * @param goods its product list and the files that belong to it
 * @param facts columns of the list that store.yaml declares as facts
 */
export async function folderOfGoods(
  folder: string,
  goods: Record<string, Buffer>,
  facts: readonly string[] = [],
): Promise<Map<string, Buffer>> {
  const files = new Map([...(await exampleFiles(addressOf(folder)))].filter(([path]) => OWN.test(path)));
  const declared = facts.map((column) => `  - column: ${JSON.stringify(column)}\n`).join("");
  const example = files.get("store.yaml")?.toString() ?? "";
  const settings = example
    .replace(BANNER_LINK, "")
    .replace(NO_FACTS, (none) => (declared === "" ? none : `facts:\n${declared}`));
  files.set("store.yaml", Buffer.from(settings));
  for (const [path, bytes] of Object.entries(goods)) files.set(path, bytes);
  return files;
}

/** The shop's address, from the name of its folder. */
export const addressOf = (folder: string): string =>
  slug(basename(resolve(folder)))
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^-+|-+$/g, "")
    .slice(0, 50) || "my-shop";
