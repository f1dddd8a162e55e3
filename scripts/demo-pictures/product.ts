import { darker, lighter } from "./colour";
import type { Placement, Scene } from "./scene";
import type { Thing } from "./thing";

const square = { width: 800, height: 800 };

/** A plinth with a disc behind it. */
export function plinth(tint: string, x: number, top: number, radius: number, height: number, accent = tint): string {
  const ry = radius * 0.2;
  return `<linearGradient id="p${x}" x1="0" x2="1"><stop offset="0" stop-color="${lighter(accent, 0.3)}"/>
  <stop offset=".35" stop-color="${lighter(accent, 0.56)}"/><stop offset="1" stop-color="${lighter(darker(accent, 0.1), 0.16)}"/></linearGradient>
  <ellipse cx="${x + 14}" cy="${top + height}" rx="${radius * 1.14}" ry="${ry * 1.24}" fill="url(#s)"/>
  <path d="M${x - radius} ${top}V${top + height}A${radius} ${ry} 0 0 0 ${x + radius} ${top + height}V${top}Z" fill="url(#p${x})"/>
  <ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${ry}" fill="${lighter(tint, 0.8)}"/>
  <ellipse cx="${x}" cy="${top}" rx="${radius * 0.93}" ry="${ry * 0.9}" fill="${lighter(tint, 0.66)}"/>`;
}

/** The picture of a small pack: one thing on a plain ground. */
export const one = (thing: Thing, tint: string): Scene => ({
  ...square,
  tint,
  placements: [{ thing, x: 400, foot: 668, size: typeof thing === "string" ? 500 : 556 }],
});

/** The picture of a large pack: three of the same thing. */
export const many = (thing: Thing, tint: string): Scene => {
  const lean = typeof thing === "string" ? 12 : 0;
  const placements: Placement[] = [
    { thing, x: 246, foot: 596, size: 322, turn: -lean },
    { thing, x: 556, foot: 592, size: 322, turn: lean },
    { thing, x: 400, foot: 688, size: 394 },
  ];
  return { ...square, tint, placements };
};

/** The second picture of a product: the thing on a plinth beside a small companion. */
export const stage = (thing: Thing, tint: string, companion: string): Scene => ({
  ...square,
  tint,
  stage: `<circle cx="400" cy="330" r="262" fill="${lighter(tint, 0.34)}" opacity=".55"/>
    <circle cx="400" cy="330" r="206" fill="${lighter(tint, 0.62)}" opacity=".6"/>${plinth(tint, 400, 588, 236, 84)}`,
  placements: [
    { thing, x: 400, foot: 606, size: 392 },
    { thing: companion, x: 166, foot: 716, size: 124, turn: -8 },
    { thing: companion, x: 650, foot: 726, size: 92, turn: 14 },
  ],
});
