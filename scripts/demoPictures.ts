/**
 * Makes every picture of the demo stores in the `pictures` of their folders: `npx tsx scripts/demoPictures.ts`.
 * Two runs give the same bytes. Arguments, if any, are the beginnings of the file names to make. Pictures that the
 * stores do not name are not made.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DEMO_STORES, demoStoreFolder } from "#server/platform/seed/demoStores.ts";
import type { PictureJob } from "./demo-pictures/job";
import { nilaSarisJobs } from "./demo-pictures/nilaSaris";
import { productJobs } from "./demo-pictures/productJobs";
import { storeJobs } from "./demo-pictures/storeJobs";

const wanted = process.argv.slice(2);

async function main(): Promise<void> {
  const homes = await homesOfPictures();
  const jobs: PictureJob[] = [...productJobs(), ...storeJobs(), ...nilaSarisJobs()].filter(
    ({ name }) => homes.has(name) && (wanted.length === 0 || wanted.some((start) => name.startsWith(start))),
  );
  let bytes = 0;
  for (const { name, draw } of jobs) {
    const picture = await draw();
    bytes += picture.length;
    await writeFile(path.join(homes.get(name) ?? "", name), picture);
  }
  console.log(`${jobs.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
}

/** Maps the name of each picture in a store's files to the folder that contains the picture. */
async function homesOfPictures(): Promise<Map<string, string>> {
  const homes = new Map<string, string>();
  for (const store of DEMO_STORES) {
    const folder = path.join(demoStoreFolder(store), "pictures");
    await mkdir(folder, { recursive: true });
    for (const file of ["store.yaml", "categories.csv", "products.csv"]) {
      const text = await readFile(path.join(demoStoreFolder(store), file), "utf8");
      for (const [name] of text.matchAll(/[\w-]+\.(webp|png)/g)) homes.set(name, folder);
    }
  }
  return homes;
}

await main();
