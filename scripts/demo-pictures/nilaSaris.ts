import sharp from "sharp";
import { darker, lighter } from "./colour";
import type { PictureJob } from "./job";
import { flat } from "./svg";

/** What a saree shop sells, each in three pairs of ground and border: the colours of the options in its `products.csv`. */
const GOODS: [key: string, views: [View, View], colours: [name: string, ground: string, border: string][]][] = [
  [
    "kanjivaram",
    ["drape", "fold"],
    [
      ["maroon", "#7b1e2b", "#d4af37"],
      ["peacock", "#0f5c6e", "#c9a227"],
      ["gold", "#c79a2b", "#7b1e2b"],
    ],
  ],
  [
    "banarasi",
    ["drape", "fold"],
    [
      ["wine", "#5a1a3c", "#d9b65a"],
      ["emerald", "#146b4a", "#d9b65a"],
      ["indigo", "#2b3a78", "#d9d3c2"],
    ],
  ],
  [
    "chanderi",
    ["drape", "fold"],
    [
      ["rose", "#e3a3b4", "#b8863b"],
      ["mint", "#a9d3be", "#b8863b"],
      ["ivory", "#efe6d2", "#a23b3b"],
    ],
  ],
  [
    "linen",
    ["drape", "fold"],
    [
      ["indigo", "#3a4a7a", "#c8cfdc"],
      ["rust", "#b4532a", "#f0dfc4"],
      ["sage", "#8fa58a", "#f3ead6"],
    ],
  ],
  [
    "blouse",
    ["front", "back"],
    [
      ["maroon", "#7b1e2b", "#d4af37"],
      ["peacock", "#0f5c6e", "#c9a227"],
      ["gold", "#c79a2b", "#7b1e2b"],
    ],
  ],
  [
    "petticoat",
    ["skirt", "hem"],
    [
      ["maroon", "#7b1e2b", "#9c4a55"],
      ["black", "#2a2a2e", "#55555c"],
      ["ivory", "#efe6d2", "#cdbf9f"],
    ],
  ],
];

type View = keyof typeof VIEWS;
type Draw = (ground: string, border: string) => string;

/** Small flowers in rows, each row shifted by half. */
const motifs = (from: number, to: number, left: number, right: number, colour: string) =>
  Array.from({ length: Math.ceil((to - from) / 64) }, (_, row) =>
    Array.from(
      { length: Math.ceil((right - left) / 72) },
      (_, at) => `<use href="#m" x="${left + at * 72 + (row % 2) * 36}" y="${from + row * 64}" fill="${colour}"/>`,
    ).join(""),
  ).join("");

const VIEWS = {
  drape: (ground, border) => `<path d="M330 190Q400 150 470 190L520 300 600 706H210L280 300Z" fill="url(#c)"/>
    <path d="M470 190Q360 330 300 706H210L280 300 330 190Z" fill="${darker(ground, 0.16)}"/>
    <path d="M486 198Q372 330 330 706H290Q330 320 452 178Z" fill="${border}"/>
    <g clip-path="url(#k)">${motifs(230, 690, 330, 600, border)}</g>
    <path d="M206 668H604L610 712H200Z" fill="${border}"/><path d="M206 684H606" stroke="${darker(border, 0.35)}" stroke-width="5" stroke-dasharray="12 8"/>
    <path d="M380 360Q372 520 356 668M430 340Q432 520 428 668M484 330Q506 520 520 668" stroke="${darker(ground, 0.3)}" stroke-width="5" fill="none" opacity=".5"/>
    <ellipse cx="400" cy="128" rx="52" ry="62" fill="#b98a68"/><path d="M346 130Q340 54 400 56T454 130Q450 84 400 84T346 130Z" fill="#2d211d"/><circle cx="400" cy="104" r="6" fill="#a3202f"/>`,
  fold: (ground, border) => `<path d="M150 300L560 246 670 330 262 396Z" fill="${lighter(ground, 0.14)}"/>
    <path d="M150 300L262 396V596L150 486Z" fill="${darker(ground, 0.24)}"/><path d="M262 396L670 330V520L262 596Z" fill="url(#c)"/>
    <path d="M262 470L670 402M262 530L670 460" stroke="${darker(ground, 0.34)}" stroke-width="6" opacity=".6"/>
    <path d="M560 246L670 330V520L640 526V338L532 250Z" fill="${border}"/>
    <g clip-path="url(#f)">${motifs(270, 400, 190, 600, border)}</g>
    <path d="M150 300L262 396 290 391 178 296Z" fill="${border}"/>`,
  front: (ground, border) => blouse(ground, border, "M300 214Q400 352 500 214"),
  back: (ground, border) =>
    `${blouse(ground, border, "M300 214Q316 420 400 430T500 214")}<path d="M330 250H470" stroke="${border}" stroke-width="9"/><circle cx="400" cy="262" r="15" fill="${border}"/>`,
  skirt: (ground, border) => `<path d="M320 150H480L640 690Q400 740 160 690Z" fill="url(#c)"/>
    <path d="M352 190L262 700M400 190V716M448 190L538 700" stroke="${darker(ground, 0.3)}" stroke-width="6" fill="none" opacity=".6"/>
    <path d="M172 650Q400 700 628 650L640 690Q400 740 160 690Z" fill="${border}"/><rect x="312" y="140" width="176" height="34" rx="14" fill="${border}"/>
    <path d="M400 158Q430 230 420 290M400 158Q380 220 386 270" stroke="${lighter(border, 0.3)}" stroke-width="7" fill="none"/>`,
  hem: (ground, border) => `<path d="M80 120H720V560Q560 620 400 560T80 560Z" fill="url(#c)"/>
    <path d="M80 470Q240 420 400 470T720 470V560Q560 620 400 560T80 560Z" fill="${border}"/>
    <path d="M80 500Q240 450 400 500T720 500M80 530Q240 480 400 530T720 530" stroke="${lighter(border, 0.35)}" stroke-width="6" fill="none" stroke-dasharray="16 10"/>
    <path d="M190 130Q210 300 186 450M360 130Q376 300 352 450M540 130Q560 300 536 470" stroke="${darker(ground, 0.3)}" stroke-width="7" fill="none" opacity=".6"/>`,
} satisfies Record<string, Draw>;

function blouse(ground: string, border: string, neck: string): string {
  return `<path d="M280 200L160 270 130 450 236 486 262 420V620Q400 660 538 620V420L564 486 670 450 640 270 520 200 500 214Q400 300 300 214Z" fill="url(#c)"/>
    <path d="${neck}L520 200Q470 150 400 150T280 200Z" fill="${darker(ground, 0.5)}"/><path d="${neck}" fill="none" stroke="${border}" stroke-width="16"/>
    <path d="M130 450L236 486 244 462 136 424ZM670 450L564 486 556 462 664 424ZM262 590Q400 632 538 590V620Q400 660 262 620Z" fill="${border}"/>
    <path d="M320 440Q340 540 322 612M480 440Q460 540 478 612" stroke="${darker(ground, 0.3)}" stroke-width="6" fill="none" opacity=".6"/>`;
}

const MOTIF = `<path id="m" d="M0-11Q9-4 0 6Q-9-4 0-11ZM-11 3Q-3-3 0 7Q-9 11-11 3ZM11 3Q3-3 0 7Q9 11 11 3Z"/>
  <clipPath id="k"><path d="M486 198Q372 330 330 690H590L520 300Z"/></clipPath><clipPath id="f"><path d="M178 304L546 254 630 330 268 388Z"/></clipPath>`;

const picture = (draw: Draw, ground: string, border: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${flat("c", ground)}${MOTIF}</defs>
  <rect width="800" height="800" fill="${lighter(border, 0.78)}"/><ellipse cx="400" cy="708" rx="300" ry="36" fill="${darker(border, 0.4)}" opacity=".22"/>${draw(ground, border)}</svg>`;

const square = (svg: string) => sharp(Buffer.from(svg));

/** The house mark: a lotus in a circle. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><circle cx="128" cy="128" r="120" fill="#0f5c6e"/>
  <path d="M128 56Q168 104 128 178Q88 104 128 56ZM62 96Q116 108 124 182Q66 168 62 96ZM194 96Q140 108 132 182Q190 168 194 96Z" fill="#e9c46a"/></svg>`;

export const nilaSarisJobs = (): PictureJob[] => [
  ...GOODS.flatMap(([key, views, colours]) =>
    colours.flatMap(([name, ground, border]) =>
      views.map((view) => ({
        name: `ns-${key}-${name}-${view}.webp`,
        draw: () =>
          square(picture(VIEWS[view], ground, border))
            .webp({ quality: 80, effort: 5 })
            .toBuffer(),
      })),
    ),
  ),
  { name: "ns-logo.png", draw: () => square(MARK).png({ compressionLevel: 9 }).toBuffer() },
  { name: "ns-favicon.png", draw: () => square(MARK).resize(64, 64).png({ palette: true }).toBuffer() },
];
