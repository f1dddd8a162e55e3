import { darker, lighter } from "./colour";
import { ball, bars, drawing, flat, printed, round, shine } from "./svg";

export type PackShape = keyof typeof packs;

/** What a package looks like: its colour, the colour of its cap and words, its contents, and the picture on its label. */
export interface Pack {
  shape: PackShape;
  colour: string;
  accent: string;
  /** The colour of contents seen through glass or plastic. */
  inside?: string;
  /** The code of the emoji on the label. */
  label: string;
}

type Draw = (pack: Pack, href: string) => string;

const medallion = (href: string, x: number, y: number, radius: number, accent: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius + 7}" fill="${accent}" opacity=".85"/>
  <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#paper)"/>${printed(href, x, y, radius * 1.36)}`;

const paper = `<radialGradient id="paper" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#fff"/>
  <stop offset="1" stop-color="#f3ece1"/></radialGradient>`;

const crimp = (x: number, y: number, width: number, height: number): string =>
  Array.from(
    { length: Math.floor(width / 13) },
    (_, index) =>
      `<rect x="${x + 6 + index * 13}" y="${y + 5}" width="4" height="${height - 10}" rx="2" fill="#fff" opacity=".28"/>`,
  ).join("");

const pouch: Draw = ({ colour, accent }, href) =>
  drawing(
    round("body", colour) + paper,
    `<path d="M148 70H452Q460 70 460 80L476 500Q480 556 440 556H160Q120 556 124 500L140 80Q140 70 148 70Z" fill="url(#body)"/>
    <path d="M148 70H452Q460 70 460 80L461.500 122H138.500L140 80Q140 70 148 70Z" fill="${darker(colour, 0.16)}" opacity=".7"/>
    ${crimp(142, 74, 316, 46)}<path d="M138 122H462" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
    <path d="M124 492Q300 560 476 492L477 510Q478 556 440 556H160Q122 556 123 510Z" fill="${darker(colour, 0.35)}" opacity=".28"/>
    ${shine("M176 150Q160 320 172 480Q184 500 196 480Q184 320 204 150Z", 0.45)}
    ${shine("M428 160Q440 320 432 470Q424 480 418 466Q424 320 414 160Z", 0.2)}
    ${medallion(href, 300, 298, 116, accent)}${bars(300, 446, 170, lighter(colour, 0.82))}`,
  );

const pillow: Draw = ({ colour, accent }, href) =>
  drawing(
    ball("body", colour) + paper,
    `<path d="M132 60H468Q492 180 486 300Q492 430 468 548H132Q108 430 114 300Q108 180 132 60Z" fill="url(#body)"/>
    <path d="M132 60H468L474 100H126ZM126 508H474L468 548H132Z" fill="${darker(colour, 0.2)}" opacity=".6"/>
    ${crimp(130, 60, 340, 40)}${crimp(130, 508, 340, 40)}
    ${shine("M150 130Q136 280 150 450Q170 470 182 440Q166 280 190 130Z", 0.55)}
    ${shine("M210 116Q300 100 420 120Q430 136 400 134Q300 122 226 138Z", 0.45)}
    <path d="M440 120Q470 300 440 490" stroke="${darker(colour, 0.4)}" stroke-opacity=".25" stroke-width="12" fill="none" filter="url(#soft)"/>
    ${medallion(href, 300, 286, 118, accent)}${bars(300, 434, 190, lighter(colour, 0.85))}`,
  );

const sackBody =
  "M112 64Q96 60 98 78L122 132Q104 300 96 470Q92 548 150 556Q300 572 450 556Q508 548 504 470Q496 300 478 132L502 78Q504 60 488 64Q300 92 112 64Z";

const sack: Draw = ({ colour, accent }, href) =>
  drawing(
    `${round("body", colour)}${paper}<pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse">
    <path d="M0 2H12M0 8H12M2 0V12M8 0V12" stroke="${darker(colour, 0.35)}" stroke-opacity=".16" stroke-width="2"/></pattern>`,
    `<path d="${sackBody}" fill="url(#body)"/><path d="${sackBody}" fill="url(#weave)"/>
    <path d="M110 108Q300 134 490 108" stroke="${darker(colour, 0.4)}" stroke-opacity=".3" stroke-width="20" fill="none" filter="url(#soft)"/>
    <path d="M112 104Q300 130 488 104" stroke="${accent}" stroke-width="8" stroke-dasharray="16 9" fill="none"/>
    <path d="M99 430Q300 462 501 430L503 486Q300 518 97 486Z" fill="${accent}" opacity=".88"/>
    ${shine("M150 150Q132 300 130 412Q146 424 156 408Q158 300 184 154Z", 0.45)}${shine("M448 150Q462 300 468 410Q458 420 452 404Q446 290 434 154Z", 0.2)}
    ${medallion(href, 300, 280, 112, accent)}`,
  );

const jar: Draw = ({ colour, accent, inside = colour }, href) =>
  drawing(
    round("lid", accent) + round("fill", inside) + paper,
    `<path d="M180 140H420Q470 170 470 230V490Q470 560 400 560H200Q130 560 130 490V230Q130 170 180 140Z" fill="#eef6f8" opacity=".92"/>
    <path d="M150 232Q300 250 450 232V488Q450 542 398 542H202Q150 542 150 488Z" fill="url(#fill)"/>
    <ellipse cx="300" cy="234" rx="150" ry="16" fill="${lighter(inside, 0.3)}"/>
    <rect x="172" y="66" width="256" height="84" rx="20" fill="url(#lid)"/>
    <rect x="172" y="126" width="256" height="20" rx="10" fill="${darker(accent, 0.25)}" opacity=".5"/>
    <path d="M150 290H450V470Q300 490 150 470Z" fill="${colour}"/><path d="M150 300H450V458Q300 478 150 458Z" fill="url(#paper)" opacity=".97"/>
    ${printed(href, 300, 380, 142)}
    ${shine("M152 190Q140 210 142 500Q156 530 170 500Q166 260 178 186Z", 0.75)}
    ${shine("M436 210Q450 300 444 500Q436 510 430 490Q434 300 424 214Z", 0.35)}
    ${shine("M196 78H260Q270 90 260 138H204Z", 0.35)}`,
  );

const bottle: Draw = ({ colour, accent, inside = colour }, href) =>
  drawing(
    round("cap", accent) + round("fill", inside) + paper,
    `<path d="M258 110H342V150Q346 190 400 232Q428 254 428 300V508Q428 562 380 562H220Q172 562 172 508V300Q172 254 200 232Q254 190 258 150Z" fill="url(#fill)"/>
    <path d="M258 110H342V150Q344 166 350 178H250Q256 166 258 150Z" fill="#fff" opacity=".45"/>
    <rect x="248" y="42" width="104" height="74" rx="14" fill="url(#cap)"/><rect x="244" y="102" width="112" height="18" rx="9" fill="${darker(accent, 0.2)}"/>
    <path d="M172 312H428V492H172Z" fill="${colour}"/><path d="M172 324H428V480H172Z" fill="url(#paper)" opacity=".96"/>
    ${printed(href, 300, 402, 136)}
    ${shine("M206 256Q190 280 190 330V510Q204 530 212 506V330Q214 276 232 244Z", 0.6)}
    ${shine("M404 280Q412 400 406 520Q398 524 394 508Q400 400 392 276Z", 0.3)}`,
  );

const shampoo: Draw = ({ colour, accent }, href) =>
  drawing(
    round("body", colour) + round("cap", accent) + paper,
    `<rect x="226" y="52" width="148" height="98" rx="22" fill="url(#cap)"/><path d="M226 104H374" stroke="${darker(accent, 0.35)}" stroke-opacity=".5" stroke-width="4"/>
    <path d="M232 138H368Q424 146 430 214L436 500Q436 562 380 562H220Q164 562 164 500L170 214Q176 146 232 138Z" fill="url(#body)"/>
    ${shine("M204 190Q190 300 196 500Q208 530 220 500Q214 300 236 184Z", 0.55)}
    ${medallion(href, 300, 322, 96, accent)}${bars(300, 448, 140, lighter(colour, 0.85))}`,
  );

const pump: Draw = (pack, href) =>
  drawing(
    round("body", pack.colour) + round("cap", pack.accent) + paper,
    `<rect x="286" y="60" width="28" height="110" rx="8" fill="url(#cap)"/><path d="M206 44H318Q346 44 346 70V88H270Q260 72 206 78Q190 76 190 62T206 44Z" fill="url(#cap)"/>
    <rect x="238" y="140" width="124" height="66" rx="16" fill="url(#cap)"/>
    <path d="M236 196H364Q428 204 432 268V502Q432 562 376 562H224Q168 562 168 502V268Q172 204 236 196Z" fill="url(#body)"/>
    ${shine("M206 240Q190 320 196 500Q208 530 220 500Q214 320 236 234Z", 0.55)}
    ${medallion(href, 300, 352, 94, pack.accent)}${bars(300, 472, 130, lighter(pack.colour, 0.85))}`,
  );

const spray: Draw = ({ colour, accent }, href) =>
  drawing(
    round("body", colour) + round("cap", accent) + paper,
    `<path d="M196 40H352Q398 44 398 84V112H352V176H262V124Q220 124 196 100Q180 96 180 70T196 40Z" fill="url(#cap)"/>
    <path d="M228 116Q236 150 214 190Q204 196 206 180Q216 150 204 112Z" fill="${darker(accent, 0.15)}"/>
    <rect x="248" y="166" width="118" height="42" rx="12" fill="${darker(accent, 0.12)}"/>
    <path d="M252 200H362Q374 250 412 288Q434 312 434 350V506Q434 562 384 562H226Q176 562 176 506V350Q176 312 200 288Q240 250 252 200Z" fill="url(#body)"/>
    ${shine("M214 310Q198 340 202 504Q214 530 226 504Q222 360 244 300Z", 0.55)}
    ${medallion(href, 304, 386, 92, accent)}${bars(304, 500, 120, lighter(colour, 0.85))}`,
  );

const carton: Draw = ({ colour, accent }, href) =>
  drawing(
    `${flat("front", colour, 0.06)}${flat("side", darker(colour, 0.16), 0.2)}${flat("top", lighter(colour, 0.2), 0.05)}${paper}`,
    `<path d="M380 220L466 196V528L380 562Z" fill="url(#side)"/><path d="M380 220L418 118L466 196Z" fill="${darker(colour, 0.24)}"/>
    <path d="M138 220H380V562H138Z" fill="url(#front)"/><path d="M138 220L176 118H418L380 220Z" fill="url(#top)"/>
    <path d="M176 66H418V120H176Z" fill="${accent}"/>${crimp(178, 66, 240, 50)}
    <ellipse cx="282" cy="172" rx="40" ry="22" fill="${darker(accent, 0.25)}"/><ellipse cx="282" cy="164" rx="40" ry="22" fill="${accent}"/>
    <path d="M138 470Q200 440 260 474T380 464V562H138Z" fill="${accent}"/><path d="M380 464L466 440V528L380 562Z" fill="${darker(accent, 0.22)}"/>
    ${printed(href, 259, 342, 176)}${shine("M150 232H172V460H150Z", 0.6)}`,
  );

const cuboid =
  (left: number, top: number, width: number, depth: number): Draw =>
  ({ colour, accent }, href) => {
    const right = left + width;
    const rise = depth * 0.46;
    const high = 556 - top;
    const radius = Math.min(width, high) * 0.3;
    const middle = top + high * 0.46;
    return drawing(
      flat("front", colour, 0.08) + flat("side", darker(colour, 0.18), 0.22) + paper,
      `<path d="M${right} ${top}L${right + depth} ${top - rise}V${556 - rise}L${right} 556Z" fill="url(#side)"/>
      <path d="M${left} ${top}L${left + depth} ${top - rise}H${right + depth}L${right} ${top}Z" fill="${lighter(colour, 0.42)}"/>
      <path d="M${left} ${top}H${right}V556H${left}Z" fill="url(#front)"/>
      <path d="M${left} ${top + high * 0.8}Q${left + width * 0.4} ${top + high * 0.7} ${right} ${top + high * 0.84}V556H${left}Z" fill="${accent}"/>
      <path d="M${right} ${top + high * 0.84}L${right + depth} ${top + high * 0.8 - rise}V${556 - rise}L${right} 556Z" fill="${darker(accent, 0.22)}"/>
      ${medallion(href, left + width / 2, middle, radius, accent)}${shine(`M${left + 10} ${top + 10}H${left + 26}V${top + high * 0.7}H${left + 10}Z`, 0.5)}`,
    );
  };

const tin: Draw = ({ colour, accent }, href) =>
  drawing(
    `${round("body", colour)}${round("metal", "#d9dde2")}${paper}${ball("lid", "#dfe3e8")}`,
    `<path d="M140 120V510Q140 560 300 560T460 510V120Z" fill="url(#metal)"/>
    <path d="M140 152Q300 200 460 152V494Q300 544 140 494Z" fill="url(#body)"/>
    <path d="M140 440Q300 490 460 440V494Q300 544 140 494Z" fill="${accent}" opacity=".92"/>
    <ellipse cx="300" cy="118" rx="160" ry="44" fill="url(#metal)"/><ellipse cx="300" cy="112" rx="144" ry="36" fill="url(#lid)"/>
    ${shine("M176 176Q172 300 178 480Q196 490 206 480Q198 320 204 184Z", 0.5)}${medallion(href, 300, 322, 98, accent)}`,
  );

const tub: Draw = ({ colour, accent }, href) =>
  drawing(
    round("body", colour) + round("lid", accent) + paper,
    `<path d="M128 250H472L436 520Q432 556 390 556H210Q168 556 164 520Z" fill="url(#body)"/>
    <path d="M106 196Q106 168 140 168H460Q494 168 494 196V232Q494 262 460 262H140Q106 262 106 232Z" fill="url(#lid)"/>
    <ellipse cx="300" cy="178" rx="180" ry="22" fill="${lighter(accent, 0.42)}"/>
    <path d="M130 262H470L468 280H132Z" fill="${darker(colour, 0.4)}" opacity=".25" filter="url(#soft)"/>
    ${shine("M172 284L192 500Q208 520 218 500L204 284Z", 0.5)}${medallion(href, 300, 396, 90, accent)}`,
  );

const tube: Draw = ({ colour, accent }, href) =>
  drawing(
    round("body", colour) + round("cap", accent) + paper,
    `<path d="M164 50H436L404 452Q400 480 380 480H220Q200 480 196 452Z" fill="url(#body)"/>
    <path d="M164 50H436L433 92H167Z" fill="${darker(colour, 0.18)}" opacity=".7"/>${crimp(168, 52, 262, 38)}
    <path d="M210 474H390L380 548Q378 560 360 560H240Q222 560 220 548Z" fill="url(#cap)"/>${crimp(222, 484, 160, 66)}
    ${shine("M204 110L222 440Q234 456 242 440L232 110Z", 0.5)}${medallion(href, 300, 228, 84, accent)}${bars(300, 356, 120, lighter(colour, 0.85))}`,
  );

const bale: Draw = ({ colour, accent }, href) =>
  drawing(
    ball("body", colour) + paper,
    `<path d="M210 130Q214 74 300 74T390 130" fill="none" stroke="${darker(colour, 0.15)}" stroke-width="20" stroke-linecap="round"/>
    <path d="M150 126Q300 104 450 126Q500 136 502 190Q512 350 502 500Q498 556 446 558Q300 566 154 558Q102 556 98 500Q88 350 98 190Q100 136 150 126Z" fill="url(#body)"/>
    <path d="M96 440Q220 400 320 440T504 430V500Q498 556 446 558Q300 566 154 558Q102 556 98 500Z" fill="${accent}" opacity=".9"/>
    ${shine("M124 190Q112 320 122 430Q140 440 146 420Q134 310 160 180Z", 0.55)}${shine("M190 138Q300 124 420 142Q420 156 300 146Q210 150 190 152Z", 0.5)}
    ${medallion(href, 300, 312, 116, accent)}`,
  );

/** Every package that can be drawn. */
export const packs = {
  pouch,
  pillow,
  sack,
  jar,
  bottle,
  shampoo,
  pump,
  spray,
  carton,
  box: cuboid(128, 150, 272, 80),
  tallBox: cuboid(160, 96, 220, 70),
  flatBox: cuboid(70, 290, 380, 84),
  tin,
  tub,
  tube,
  bale,
} satisfies Record<string, Draw>;

export const drawPack = (pack: Pack, href: string): string => packs[pack.shape](pack, href);
