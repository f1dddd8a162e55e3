/**
 * Makes every picture of the demo stores in `server/platform/seed/pictures/`: `npx tsx scripts/demoPictures.ts`. Two
 * runs give the same bytes. Arguments are the beginnings of the file names to make. Pictures that the stores do not use
 * are not made.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { seedPictures } from "../server/platform/seed/content/pictures";
import type { PictureJob } from "./demo-pictures/job";
import { productJobs } from "./demo-pictures/productJobs";
import { storeJobs } from "./demo-pictures/storeJobs";

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../server/platform/seed/pictures");
const wanted = process.argv.slice(2);

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const named = seedPictures();
  const jobs: PictureJob[] = [...productJobs(), ...storeJobs()].filter(
    ({ name }) => named.has(name) && (wanted.length === 0 || wanted.some((start) => name.startsWith(start))),
  );
  let bytes = 0;
  for (const { name, draw } of jobs) {
    const picture = await draw();
    bytes += picture.length;
    await writeFile(path.join(folder, name), picture);
  }
  console.log(`${jobs.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
}

await main();
