import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { darker, lighter } from "./colour";
import { type Thing, thingPng } from "./thing";

/** Where a thing is drawn: the middle of its foot, and the box that it fits into, in pixels. */
export interface Placement {
  thing: Thing;
  x: number;
  foot: number;
  size: number;
  turn?: number;
}

export interface Scene {
  width: number;
  height: number;
  tint: string;
  /** Shapes on the ground that are drawn before the things. */
  stage?: string;
  placements: Placement[];
}

const ground = (scene: Scene, shadows: string): string => {
  const { width, height, tint, stage = "" } = scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
  <radialGradient id="g" cx=".46" cy=".36" r=".85"><stop offset="0" stop-color="${lighter(tint, 0.86)}"/>
  <stop offset=".55" stop-color="${lighter(tint, 0.68)}"/><stop offset="1" stop-color="${lighter(tint, 0.47)}"/></radialGradient>
  <linearGradient id="floor" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/>
  <stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
  <radialGradient id="s"><stop offset="0" stop-color="${darker(tint, 0.62)}" stop-opacity=".5"/>
  <stop offset=".5" stop-color="${darker(tint, 0.55)}" stop-opacity=".22"/><stop offset="1" stop-color="${darker(tint, 0.5)}" stop-opacity="0"/></radialGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/><rect y="${height * 0.66}" width="100%" height="${height * 0.34}" fill="url(#floor)"/>
  ${stage}${shadows}</svg>`;
};

const shadow = (x: number, foot: number, width: number): string =>
  `<ellipse cx="${x + width * 0.04}" cy="${foot}" rx="${width * 0.62}" ry="${width * 0.13}" fill="url(#s)" opacity=".7"/>
  <ellipse cx="${x}" cy="${foot - width * 0.012}" rx="${width * 0.44}" ry="${width * 0.055}" fill="url(#s)"/>`;

/** Draws the ground, the shadows and then the things in their order. @returns the raw picture */
export async function drawScene(scene: Scene): Promise<Sharp> {
  const overlays: OverlayOptions[] = [];
  let shadows = "";
  for (const { thing, x, foot, size, turn = 0 } of scene.placements) {
    const picture = await thingPng(thing, size, turn);
    shadows += shadow(x, foot - picture.height * 0.015, picture.width);
    overlays.push({
      input: picture.data,
      left: Math.round(x - picture.width / 2),
      top: Math.round(foot - picture.height),
    });
  }
  const flat = await sharp(Buffer.from(ground(scene, shadows)))
    .composite(overlays)
    .png()
    .toBuffer();
  return sharp(flat).removeAlpha();
}
