import { basename, resolve } from "node:path";
import { slug } from "../slug";
import { exampleFiles } from "./exampleFiles";

const OWN = /^(store\.yaml|policies\/|pictures\/(logo|banner)\.png$)/;
/** Finds where the example's banner leads. */
const BANNER_LINK = /\n {4}category: fruits/;

/**
 * A shop's folder with the example's settings and other goods. @param goods its product list and the files that belong to
 * it
 */
export async function folderOfGoods(folder: string, goods: Record<string, Buffer>): Promise<Map<string, Buffer>> {
  const files = new Map([...(await exampleFiles(addressOf(folder)))].filter(([path]) => OWN.test(path)));
  const settings = files.get("store.yaml")?.toString().replace(BANNER_LINK, "") ?? "";
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
