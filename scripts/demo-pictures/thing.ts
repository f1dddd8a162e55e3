import sharp from "sharp";
import { emojiHref, emojiPng } from "./emoji";
import { drawHomeware, type Homeware } from "./homeware";
import { drawPack, type Pack } from "./packs";

/** What a picture shows: an emoji by its code, a package, or a piece of homeware. */
export type Thing = string | Pack | Homeware;

const drawn = new Map<string, Promise<Buffer>>();

/** Each drawing is made once in a large size and scaled down from it. */
function source(thing: Thing): Promise<Buffer> {
  if (typeof thing === "string") return emojiPng(thing);
  const key = JSON.stringify(thing);
  let picture = drawn.get(key);
  if (!picture) {
    picture = draw(thing);
    drawn.set(key, picture);
  }
  return picture;
}

async function draw(thing: Pack | Homeware): Promise<Buffer> {
  const svg = "shape" in thing ? drawPack(thing, await emojiHref(thing.label)) : drawHomeware(thing);
  return sharp(Buffer.from(svg), { density: 108 }).trim({ threshold: 4 }).png().toBuffer();
}

/** The thing without margins, turned by `turn` degrees and fitted into a square of `size` pixels. */
export async function thingPng(
  thing: Thing,
  size: number,
  turn: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const box = Math.round(size);
  let picture = sharp(await source(thing)).resize(box, box, { fit: "inside", kernel: "lanczos3" });
  if (typeof thing === "string" && size > 256) picture = picture.sharpen({ sigma: 0.8, m1: 0.4, m2: 0.5 });
  if (turn !== 0) {
    const straight = await picture.png().toBuffer();
    const turned = await sharp(straight).rotate(turn, { background: "#00000000" }).png().toBuffer();
    picture = sharp(turned).trim({ threshold: 4 });
  }
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
