import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** In a smaller file the header costs more than compression saves. */
const SMALLEST = 512;

/** Writes `.br` and `.gz` beside every text file of a folder, so that serving need not compress. */
export async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg|json|txt|html)$/.test(name)).map((name) => join(folder, name));
  await Promise.all(
    texts.map(async (file) => {
      if ((await stat(file)).size < SMALLEST) return;
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
    }),
  );
}
