import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fetchedName } from "./fetchedName";
import { fetchPublicly } from "./fetchPublicly";

const AT_ONCE = 4;

/** Fetches pictures into `pictures/fetched/`. @returns those that could not be fetched, and why */
export async function fetchPictures(
  urls: readonly string[],
  folder: string,
  io: { progress(doing: string): void },
): Promise<{ url: string; why: string }[]> {
  const refused: { url: string; why: string }[] = [];
  const left = [...urls];
  let done = 0;
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      try {
        const file = join(folder, "pictures", fetchedName(url));
        const bytes = await fetchPublicly(url);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      } catch (error) {
        refused.push({ url, why: error instanceof Error ? error.message : String(error) });
      }
      done += 1;
      io.progress(`Fetching pictures: ${done} of ${urls.length} …`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refused;
}
