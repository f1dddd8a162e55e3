import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const assets = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  "../../node_modules/@lobehub/fluent-emoji-3d/assets",
);
const cache = new Map<string, Promise<Buffer>>();

/** The emoji of a code such as `1f34e` as PNG, without its transparent margin. */
export function emojiPng(code: string): Promise<Buffer> {
  let picture = cache.get(code);
  if (!picture) {
    picture = sharp(path.join(assets, `${code}.webp`))
      .trim({ threshold: 4 })
      .png()
      .toBuffer();
    cache.set(code, picture);
  }
  return picture;
}

/** The emoji as a data address, for a label that is drawn in SVG. */
export async function emojiHref(code: string): Promise<string> {
  return `data:image/png;base64,${(await emojiPng(code)).toString("base64")}`;
}
