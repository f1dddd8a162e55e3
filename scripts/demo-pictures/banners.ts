import { lighter } from "./colour";
import { plinth } from "./product";
import type { Placement, Scene } from "./scene";
import type { Thing } from "./thing";

/** What a banner shows: things on three plinths, and small things scattered at their feet. */
export interface Banner {
  tint: string;
  /** The colour of the plinths and of the discs behind them. */
  accent: string;
  left: Thing[];
  centre: Thing[];
  right: Thing[];
  strewn: string[];
}

/** Things side by side. The outer ones are drawn first, so that the middle one is in front. */
const group = (things: Thing[], x: number, foot: number, size: number): Placement[] => {
  const middle = (things.length - 1) / 2;
  return things
    .map((thing, index) => ({ thing, away: index - middle }))
    .sort((first, second) => Math.abs(second.away) - Math.abs(first.away))
    .map(({ thing, away }) => ({
      thing,
      x: x + away * size * 0.6,
      foot: foot + (away === 0 ? 16 : -4 + Math.sign(away) * 4),
      size: size * (away === 0 ? 1.08 : 0.88),
    }));
};

/** In 21:9. Phones crop it to the middle 960 pixels, so everything that matters is between 380 and 1300. */
export function bannerScene({ tint, accent, left, centre, right, strewn }: Banner): Scene {
  const disc = (x: number, y: number, radius: number, share: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lighter(accent, share)}" opacity="${opacity}"/>`;
  return {
    width: 1680,
    height: 720,
    tint,
    stage: `${disc(840, 300, 420, 0.5, 0.35)}${disc(840, 300, 320, 0.64, 0.5)}${disc(190, 610, 250, 0.5, 0.28)}${disc(1530, 130, 210, 0.5, 0.28)}${disc(1590, 640, 120, 0.6, 0.3)}${disc(90, 90, 90, 0.6, 0.3)}
    ${plinth(tint, 486, 566, 150, 62, accent)}${plinth(tint, 1194, 566, 150, 62, accent)}${plinth(tint, 840, 520, 250, 104, accent)}`,
    placements: [
      ...group(left, 486, 574, 208),
      ...group(right, 1194, 574, 208),
      ...group(centre, 840, 536, 312),
      ...strewn.map((thing, index) => ({
        thing,
        x: [384, 640, 1036, 1300, 236, 1452][index] ?? 840,
        foot: [694, 704, 702, 690, 640, 636][index] ?? 690,
        size: [104, 84, 92, 108, 86, 80][index] ?? 90,
        turn: [-12, 8, -6, 14, 18, -16][index] ?? 0,
      })),
    ],
  };
}

/** Round category pictures. Their corners are cut off, so the things are in the middle. */
export const categoryScene = (tint: string, things: [Thing, Thing, Thing]): Scene => ({
  width: 400,
  height: 400,
  tint,
  stage: `<circle cx="200" cy="188" r="140" fill="${lighter(tint, 0.46)}" opacity=".5"/>`,
  placements: [
    { thing: things[1], x: 118, foot: 268, size: 132 },
    { thing: things[2], x: 284, foot: 268, size: 132 },
    { thing: things[0], x: 200, foot: 306, size: 178 },
  ],
});

export const portraitScene = (tint: string, person: string): Scene => ({
  width: 320,
  height: 320,
  tint,
  stage: `<circle cx="160" cy="150" r="122" fill="${lighter(tint, 0.4)}" opacity=".6"/>`,
  placements: [{ thing: person, x: 160, foot: 292, size: 232 }],
});
