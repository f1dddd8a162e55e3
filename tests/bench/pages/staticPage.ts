import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import { PHONE_SCREEN } from "./phoneScreen";

interface Shown {
  name: string;
  price: string;
  address: string;
}

interface Picture {
  file: string;
  type: string;
  body: Buffer;
}

const STYLE =
  "body{margin:0;font:16px/1.4 system-ui,sans-serif}h1{font-size:24px;margin:16px}h2{font-size:16px;margin:8px 0}p{margin:0}" +
  "ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;margin:0;padding:0 16px;list-style:none}" +
  "img{display:block;width:100%;height:auto;aspect-ratio:1;background:#f3f5f4}";

/**
 * Writes the fastest possible pages to compare with: the listing's own pictures at a phone's size in hand-made HTML
 * without a script. `preloaded.html` preloads the first two pictures, `inlined.html` contains them.
 */
export async function writeStaticPages(browser: Browser, listing: string, folder: string): Promise<number> {
  const context = await browser.newContext(PHONE_SCREEN);
  const page = await context.newPage();
  await page.goto(listing, { waitUntil: "networkidle" });
  const pictures: (Shown & Picture)[] = [];
  for (let place = 1; place <= 12; place += 1) {
    // Found by its place, because a scrolled list draws only what is near.
    const card = page.locator(`main [aria-posinset="${place}"]:has(img)`);
    if (
      !(await card.scrollIntoViewIfNeeded({ timeout: 5_000 }).then(
        () => true,
        () => false,
      ))
    )
      break;
    const shown = await card.evaluate(async (element): Promise<Shown> => {
      const image = element.querySelector("img");
      await image?.decode();
      const price = /₹[\d,.]+/.exec(element.textContent ?? "")?.[0] ?? "";
      return { name: element.querySelector("a")?.textContent ?? "", price, address: image?.currentSrc ?? "" };
    });
    const reply = await fetch(shown.address, { headers: { accept: "image/avif,image/webp,image/*,*/*;q=0.8" } });
    const type = reply.headers.get("content-type") ?? "image/webp";
    const file = `${place}.${type.replace(/^image\/|\+.*$/g, "")}`;
    pictures.push({ ...shown, file, type, body: Buffer.from(await reply.arrayBuffer()) });
  }
  await context.close();
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const { file, body } of pictures) await writeFile(join(folder, "assets", file), body);
  await writeFile(join(folder, "preloaded.html"), pageOf(pictures, false));
  await writeFile(join(folder, "inlined.html"), pageOf(pictures, true));
  return pictures.length;
}

function pageOf(pictures: readonly (Shown & Picture)[], isInlined: boolean): string {
  const source = ({ file, type, body }: Picture, index: number) =>
    isInlined && index < 2 ? `data:${type};base64,${body.toString("base64")}` : `/assets/${file}`;
  const preloads = isInlined
    ? ""
    : pictures
        .slice(0, 2)
        .map(({ file }) => `<link rel="preload" as="image" href="/assets/${file}" fetchpriority="high">`)
        .join("");
  const cards = pictures.map((picture, index) => {
    const lazy = index < 4 ? "" : ' loading="lazy"';
    const image = `<img src="${source(picture, index)}" alt="" width="320" height="320"${lazy}>`;
    return `<li>${image}<h2>${picture.name}</h2><p>${picture.price}</p></li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Twelve products"><title>Products</title><link rel="icon" href="data:,">${preloads}<style>${STYLE}</style></head><body><main><h1>Products</h1><ul>${cards.join("")}</ul></main></body></html>`;
}
