import { darker, lighter } from "./colour";
import { ball, drawing, flat, round, shine } from "./svg";

export interface Homeware {
  piece: keyof typeof pieces;
  colour: string;
  accent: string;
}

type Draw = (colour: string, accent: string) => string;

const pan: Draw = (colour, accent) =>
  drawing(
    ball("out", colour) + ball("in", darker(colour, 0.25)) + flat("grip", accent),
    `<path d="M398 372L560 452Q590 470 574 494T528 500L370 420Z" fill="url(#grip)"/>
    <path d="M40 300Q44 440 130 452H330Q416 440 420 300Z" fill="url(#out)"/>
    <ellipse cx="230" cy="300" rx="190" ry="66" fill="${lighter(colour, 0.35)}"/><ellipse cx="230" cy="302" rx="172" ry="54" fill="url(#in)"/>
    ${shine("M72 350Q84 420 130 436Q110 390 104 344Z", 0.4)}${shine("M110 292Q170 260 260 266Q190 280 130 306Z", 0.3)}`,
  );

const kadai: Draw = (colour, accent) =>
  drawing(
    `${ball("out", colour)}${ball("in", darker(colour, 0.3))}${round("ring", accent)}`,
    `<path d="M66 256Q10 250 10 290T78 318M534 256Q590 250 590 290T522 318" fill="none" stroke="url(#ring)" stroke-width="24" stroke-linecap="round"/>
    <path d="M58 262Q70 500 230 516H370Q530 500 542 262Z" fill="url(#out)"/>
    <ellipse cx="300" cy="262" rx="244" ry="76" fill="${lighter(colour, 0.4)}"/><ellipse cx="300" cy="265" rx="222" ry="62" fill="url(#in)"/>
    ${shine("M98 330Q120 450 210 488Q160 400 146 326Z", 0.45)}${shine("M150 250Q240 214 350 224Q240 236 180 268Z", 0.28)}`,
  );

const casserole: Draw = (colour, accent) =>
  drawing(
    `${round("out", colour)}${ball("lid", lighter(colour, 0.08))}${round("knob", accent)}`,
    `<path d="M92 330Q30 326 32 364T100 396M508 330Q570 326 568 364T500 396" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="26" stroke-linecap="round"/>
    <path d="M84 286H516V450Q512 532 430 536H170Q88 532 84 450Z" fill="url(#out)"/>
    <path d="M70 284Q80 176 300 172T530 284Q530 304 500 304H100Q70 304 70 284Z" fill="url(#lid)"/>
    <path d="M78 296H522" stroke="${darker(colour, 0.4)}" stroke-opacity=".35" stroke-width="10"/>
    <rect x="250" y="116" width="100" height="46" rx="22" fill="url(#knob)"/><rect x="276" y="150" width="48" height="30" fill="${darker(accent, 0.2)}"/>
    ${shine("M118 330V460Q130 510 160 516Q146 440 150 326Z", 0.45)}${shine("M130 250Q180 204 270 198Q200 226 160 262Z", 0.55)}`,
  );

const cooker: Draw = (colour, accent) =>
  drawing(
    `${round("out", colour)}${ball("lid", lighter(colour, 0.15))}${flat("grip", accent)}`,
    `<path d="M430 236H560Q588 236 588 262T560 288H430Z" fill="url(#grip)"/><path d="M430 300H556Q580 300 580 322T556 346H430Z" fill="${darker(accent, 0.2)}"/>
    <path d="M60 290H450V470Q446 548 366 550H144Q64 548 60 470Z" fill="url(#out)"/>
    <path d="M48 280Q60 186 255 182T462 280Q462 306 430 306H80Q48 306 48 280Z" fill="url(#lid)"/>
    <rect x="236" y="104" width="38" height="84" rx="14" fill="url(#grip)"/><rect x="222" y="92" width="66" height="36" rx="16" fill="${darker(accent, 0.1)}"/>
    <circle cx="340" cy="206" r="18" fill="#d6483c"/><path d="M52 296H458" stroke="${darker(colour, 0.5)}" stroke-opacity=".35" stroke-width="8"/>
    ${shine("M94 330V470Q106 524 138 532Q120 450 126 326Z", 0.6)}${shine("M110 250Q160 210 230 206Q170 230 140 262Z", 0.6)}`,
  );

const plate: Draw = (colour, accent) =>
  drawing(
    ball("rim", colour) + ball("well", lighter(colour, 0.25)),
    `<ellipse cx="300" cy="330" rx="270" ry="216" fill="${darker(colour, 0.22)}"/><ellipse cx="300" cy="310" rx="270" ry="214" fill="url(#rim)"/>
    <ellipse cx="300" cy="310" rx="250" ry="196" fill="none" stroke="${accent}" stroke-width="9"/>
    <ellipse cx="300" cy="318" rx="178" ry="136" fill="${darker(colour, 0.12)}"/><ellipse cx="300" cy="324" rx="172" ry="129" fill="url(#well)"/>
    ${shine("M86 250Q130 150 250 122Q160 180 122 280Z", 0.6)}`,
  );

const bowl: Draw = (colour, accent) =>
  drawing(
    ball("out", colour) + ball("in", darker(lighter(colour, 0.3), 0.1)),
    `<path d="M190 500H410Q404 548 380 548H220Q196 548 190 500Z" fill="${darker(colour, 0.25)}"/>
    <path d="M48 268Q60 516 240 522H360Q540 516 552 268Z" fill="url(#out)"/>
    <ellipse cx="300" cy="268" rx="252" ry="80" fill="${lighter(colour, 0.45)}"/><ellipse cx="300" cy="272" rx="232" ry="66" fill="url(#in)"/>
    <path d="M58 340Q300 440 542 340L538 372Q300 470 62 372Z" fill="${accent}" opacity=".9"/>
    ${shine("M86 330Q110 450 196 492Q150 410 134 330Z", 0.5)}`,
  );

const mug: Draw = (colour, accent) =>
  drawing(
    `${round("out", colour)}${ball("in", darker(colour, 0.3))}`,
    `<path d="M410 220Q560 200 556 320T404 440" fill="none" stroke="${darker(colour, 0.1)}" stroke-width="40"/>
    <path d="M88 150H432V480Q428 548 360 550H160Q92 548 88 480Z" fill="url(#out)"/>
    <path d="M88 400H432V480Q428 548 360 550H160Q92 548 88 480Z" fill="${accent}" opacity=".85"/>
    <ellipse cx="260" cy="150" rx="172" ry="48" fill="${lighter(colour, 0.45)}"/><ellipse cx="260" cy="153" rx="154" ry="37" fill="url(#in)"/>
    ${shine("M124 210V470Q136 520 160 528Q148 400 160 212Z", 0.5)}`,
  );

const tumbler: Draw = (colour, accent) =>
  drawing(
    `${round("glass", lighter(colour, 0.7))}${round("drink", colour)}`,
    `<path d="M140 70H460L420 520Q416 556 380 556H220Q184 556 180 520Z" fill="url(#glass)" opacity=".88"/>
    <path d="M160 220H440L414 508Q410 530 380 532H220Q190 530 186 508Z" fill="url(#drink)" opacity=".9"/><ellipse cx="300" cy="220" rx="140" ry="26" fill="${lighter(colour, 0.35)}"/>
    <ellipse cx="300" cy="72" rx="160" ry="34" fill="#fff" opacity=".65"/><ellipse cx="300" cy="74" rx="142" ry="26" fill="${lighter(accent, 0.6)}"/>
    ${shine("M176 120L206 500Q220 516 226 496L206 124Z", 0.8)}${shine("M410 130L390 480L402 476L424 134Z", 0.5)}`,
  );

const lamp: Draw = (colour, accent) =>
  drawing(
    `${round("shade", colour)}${round("base", accent)}<radialGradient id="glow"><stop offset="0" stop-color="#fff3c9" stop-opacity=".95"/><stop offset="1" stop-color="#fff3c9" stop-opacity="0"/></radialGradient>`,
    `<ellipse cx="300" cy="330" rx="250" ry="150" fill="url(#glow)"/>
    <path d="M270 320H330V400Q390 420 396 480Q396 520 360 532H240Q204 520 204 480Q210 420 270 400Z" fill="url(#base)"/>
    <ellipse cx="300" cy="540" rx="124" ry="24" fill="${darker(accent, 0.2)}"/><ellipse cx="300" cy="534" rx="124" ry="22" fill="url(#base)"/>
    <path d="M198 50H402L490 324Q300 370 110 324Z" fill="url(#shade)"/><ellipse cx="300" cy="50" rx="102" ry="18" fill="${lighter(colour, 0.55)}"/>
    <path d="M110 324Q300 370 490 324Q480 346 300 352T110 324Z" fill="#fff1bf"/>
    ${shine("M220 90L152 300Q180 316 200 310L250 92Z", 0.5)}${shine("M238 430Q226 470 236 510Q250 514 252 500Q246 470 258 430Z", 0.5)}`,
  );

const pendant: Draw = (colour, accent) =>
  drawing(
    `${ball("shade", colour)}<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".95"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>`,
    `<ellipse cx="300" cy="430" rx="230" ry="130" fill="url(#glow)"/><path d="M300 20V150" stroke="${darker(accent, 0.3)}" stroke-width="8"/>
    <rect x="268" y="118" width="64" height="60" rx="14" fill="${accent}"/>
    <path d="M236 170H364Q520 230 540 420Q300 470 60 420Q80 230 236 170Z" fill="url(#shade)"/>
    <ellipse cx="300" cy="424" rx="240" ry="40" fill="${darker(colour, 0.35)}"/><ellipse cx="300" cy="430" rx="216" ry="30" fill="#fff0bd"/>
    <circle cx="300" cy="440" r="46" fill="#fff8df"/>${shine("M210 210Q120 270 100 390Q140 400 150 390Q160 290 250 206Z", 0.5)}`,
  );

const cushion: Draw = (colour, accent) =>
  drawing(
    ball("body", colour),
    `<path d="M78 92Q300 140 522 92Q548 96 540 130Q496 300 540 490Q546 524 518 528Q300 484 82 528Q54 524 60 490Q104 300 60 130Q52 96 78 92Z" fill="url(#body)"/>
    <path d="M110 210Q300 240 490 210M104 400Q300 372 496 400" stroke="${accent}" stroke-width="14" fill="none" opacity=".9"/>
    <path d="M106 240Q300 268 494 240M102 370Q300 344 498 370" stroke="${accent}" stroke-width="6" fill="none" opacity=".8"/>
    <path d="M300 276L334 306L300 336L266 306ZM204 280L232 306L204 330L178 306ZM396 280L422 306L396 330L368 306Z" fill="${accent}" opacity=".9"/>
    ${shine("M104 130Q200 156 300 158Q180 176 122 260Q130 190 104 130Z", 0.5)}`,
  );

const folded: Draw = (colour, accent) => {
  const layer = (y: number, tone: string, id: string) =>
    `<path d="M96 ${y}H480Q540 ${y} 540 ${y + 54}T480 ${y + 108}H96Q64 ${y + 108} 64 ${y + 54}T96 ${y}Z" fill="url(#${id})"/>
    <path d="M470 ${y + 28}Q506 ${y + 30} 506 ${y + 54}T470 ${y + 80}H90" stroke="${darker(tone, 0.3)}" stroke-opacity=".45" stroke-width="6" fill="none"/>
    <rect x="150" y="${y}" width="26" height="108" fill="#fff" opacity=".35"/><rect x="188" y="${y}" width="9" height="108" fill="#fff" opacity=".35"/>`;
  return drawing(
    flat("a", colour) + flat("b", accent) + flat("c", lighter(colour, 0.45)),
    layer(446, colour, "a") + layer(334, lighter(colour, 0.45), "c") + layer(222, accent, "b"),
  );
};

const quilt: Draw = (colour, accent) =>
  drawing(
    `${flat("a", colour)}${flat("b", lighter(colour, 0.3))}<pattern id="dots" width="54" height="54" patternUnits="userSpaceOnUse"><circle cx="14" cy="14" r="7" fill="${accent}"/><circle cx="41" cy="41" r="7" fill="${accent}"/></pattern>`,
    `<path d="M70 380Q300 350 530 380Q570 390 566 450T520 540H80Q34 530 34 450T70 380Z" fill="url(#a)"/>
    <path d="M76 236Q300 206 524 236Q566 246 560 312T516 400H84Q40 390 40 312T76 236Z" fill="url(#b)"/>
    <path d="M76 236Q300 206 524 236Q566 246 560 312T516 400H84Q40 390 40 312T76 236Z" fill="url(#dots)" opacity=".55"/>
    <path d="M66 470H534M70 320H530" stroke="${darker(colour, 0.4)}" stroke-opacity=".18" stroke-width="5" stroke-dasharray="16 12"/>
    <path d="M262 222Q300 216 338 222V540H262Z" fill="${accent}" opacity=".92"/>
    <path d="M300 232Q240 150 190 190T300 232Q360 150 410 190T300 232Z" fill="${accent}"/><circle cx="300" cy="228" r="22" fill="${darker(accent, 0.15)}"/>
    ${shine("M80 260Q170 236 250 234Q160 260 84 300Z", 0.6)}`,
  );

const vase: Draw = (colour, accent) =>
  drawing(
    `${round("body", colour)}`,
    `<path d="M236 60H364Q356 150 400 210Q470 290 466 380Q460 540 360 556H240Q140 540 134 380Q130 290 200 210Q244 150 236 60Z" fill="url(#body)"/>
    <ellipse cx="300" cy="62" rx="66" ry="18" fill="${darker(colour, 0.45)}"/><ellipse cx="300" cy="60" rx="66" ry="18" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="7"/>
    <path d="M150 318Q300 360 450 318M138 372Q300 416 462 372" stroke="${accent}" stroke-width="12" fill="none"/>
    <path d="M146 345Q170 372 196 358T250 372T300 376T350 372T404 358T456 345" stroke="${accent}" stroke-width="7" fill="none"/>
    ${shine("M226 220Q160 300 166 400Q180 480 210 500Q180 380 250 226Z", 0.5)}`,
  );

const planter: Draw = (colour, accent) =>
  drawing(
    `${round("pot", colour)}${ball("leaf", "#4fa35a")}${ball("leaf2", "#7cc06f")}`,
    `<path d="M300 330Q150 250 170 90Q290 140 300 330Z" fill="url(#leaf)"/><path d="M300 330Q450 250 430 90Q310 140 300 330Z" fill="url(#leaf)"/>
    <path d="M300 340Q220 180 300 30Q380 180 300 340Z" fill="url(#leaf2)"/><path d="M300 340Q110 350 70 220Q220 210 300 340ZM300 340Q490 350 530 220Q380 210 300 340Z" fill="url(#leaf2)"/>
    <path d="M150 340H450L418 530Q412 560 380 560H220Q188 560 182 530Z" fill="url(#pot)"/><rect x="134" y="318" width="332" height="60" rx="22" fill="url(#pot)"/>
    <path d="M134 372H466" stroke="${darker(colour, 0.4)}" stroke-opacity=".35" stroke-width="8"/><path d="M166 440H434L430 466H170Z" fill="${accent}"/>
    ${shine("M186 390L206 530Q220 540 226 526L216 390Z", 0.45)}`,
  );

const frame: Draw = (colour, accent) =>
  drawing(
    `${flat("wood", colour)}<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(accent, 0.72)}"/><stop offset="1" stop-color="${lighter(accent, 0.4)}"/></linearGradient>`,
    `<rect x="110" y="40" width="380" height="520" rx="16" fill="${darker(colour, 0.3)}"/><rect x="102" y="36" width="380" height="516" rx="16" fill="url(#wood)"/>
    <rect x="136" y="70" width="312" height="448" rx="4" fill="#fdfaf4"/><rect x="180" y="118" width="224" height="352" fill="url(#sky)"/>
    <circle cx="330" cy="206" r="44" fill="#fff6dc"/><path d="M180 360Q250 270 320 350T404 330V470H180Z" fill="${accent}"/><path d="M180 410Q260 350 404 420V470H180Z" fill="${darker(accent, 0.25)}"/>
    ${shine("M140 76H260L150 300Z", 0.35)}`,
  );

const canister: Draw = (colour, accent) =>
  drawing(
    `${round("body", colour)}${round("lid", accent)}`,
    `<path d="M130 170H470V500Q466 556 400 558H200Q134 556 130 500Z" fill="url(#body)"/>
    <path d="M118 120Q118 96 150 96H450Q482 96 482 120V170Q482 190 450 190H150Q118 190 118 170Z" fill="url(#lid)"/><ellipse cx="300" cy="100" rx="170" ry="18" fill="${lighter(accent, 0.35)}"/>
    <rect x="252" y="52" width="96" height="46" rx="20" fill="url(#lid)"/>
    <rect x="214" y="300" width="172" height="110" rx="18" fill="#fffaf0" opacity=".95"/><rect x="244" y="332" width="112" height="14" rx="7" fill="${accent}"/><rect x="264" y="360" width="72" height="10" rx="5" fill="${accent}" opacity=".6"/>
    ${shine("M164 210V490Q172 530 196 538Q186 400 198 212Z", 0.5)}`,
  );

const crate: Draw = (colour, accent) =>
  drawing(
    `${flat("body", colour)}<pattern id="weave" width="44" height="28" patternUnits="userSpaceOnUse"><rect x="2" y="2" width="40" height="10" rx="5" fill="#fff" opacity=".25"/><rect x="-20" y="16" width="40" height="10" rx="5" fill="#fff" opacity=".25"/><rect x="24" y="16" width="40" height="10" rx="5" fill="#fff" opacity=".25"/></pattern>`,
    `<ellipse cx="300" cy="206" rx="250" ry="58" fill="${darker(colour, 0.45)}"/><path d="M90 200Q190 120 300 180T510 196Q440 250 300 254T90 200Z" fill="${accent}"/>
    <path d="M46 206Q300 300 554 206L518 500Q512 552 450 556Q300 568 150 556Q88 552 82 500Z" fill="url(#body)"/>
    <path d="M46 206Q300 300 554 206L518 500Q512 552 450 556Q300 568 150 556Q88 552 82 500Z" fill="url(#weave)"/>
    <path d="M46 204Q300 300 554 204" stroke="${lighter(colour, 0.3)}" stroke-width="22" fill="none" stroke-linecap="round"/>
    <rect x="240" y="316" width="120" height="40" rx="20" fill="${darker(colour, 0.4)}" opacity=".75"/>${shine("M80 260L110 500Q126 520 136 500L116 270Z", 0.4)}`,
  );

const mat: Draw = (colour, accent) =>
  drawing(
    `${flat("top", colour)}${ball("roll", darker(colour, 0.08))}`,
    `<path d="M120 210L500 190Q590 360 560 520L60 530Q30 380 120 210Z" fill="url(#top)"/>
    <path d="M116 226L504 206M74 470L566 462" stroke="${accent}" stroke-width="18"/><path d="M106 258L514 240M76 440L568 430" stroke="${accent}" stroke-width="7"/>
    <path d="M190 350L240 310L290 348L240 388ZM340 346L390 306L440 342L390 382Z" fill="${accent}" opacity=".85"/>
    ${Array.from({ length: 26 }, (_, index) => `<path d="M${66 + index * 19.2} ${529 - index * 0.4}v22" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`).join("")}
    ${shine("M130 220L300 210Q200 260 90 400Q90 300 130 220Z", 0.4)}`,
  );

const board: Draw = (colour, accent) =>
  drawing(
    `${flat("wood", colour)}`,
    `<path d="M250 40Q300 20 350 40L360 150Q480 160 480 220V500Q480 560 420 560H180Q120 560 120 500V220Q120 160 240 150Z" fill="${darker(colour, 0.3)}" transform="translate(10 6)"/>
    <path d="M250 40Q300 20 350 40L360 150Q480 160 480 220V500Q480 560 420 560H180Q120 560 120 500V220Q120 160 240 150Z" fill="url(#wood)"/>
    <circle cx="300" cy="78" r="20" fill="${darker(colour, 0.5)}"/>
    <path d="M170 210Q180 380 170 530M230 180Q250 360 226 550M300 176Q290 360 310 552M370 180Q390 360 366 550M432 210Q420 380 434 530" stroke="${accent}" stroke-opacity=".45" stroke-width="6" fill="none"/>
    ${shine("M146 220V480Q156 500 166 480V226Z", 0.5)}`,
  );

const cutlery: Draw = (colour, accent) =>
  drawing(
    `${round("steel", colour)}${round("grip", accent)}`,
    `<g transform="rotate(-8 180 320)"><path d="M150 60V190Q150 230 172 240V330H196V240Q218 230 218 190V60H204V180H191V60H177V180H164V60Z" fill="url(#steel)"/><rect x="166" y="320" width="36" height="230" rx="18" fill="url(#grip)"/></g>
    <path d="M300 50Q354 60 354 140T312 236V330H288V236Q246 220 246 140T300 50Z" fill="url(#steel)"/><rect x="282" y="320" width="36" height="230" rx="18" fill="url(#grip)"/>
    <g transform="rotate(8 420 320)"><path d="M404 60Q450 100 448 250V330H404Z" fill="url(#steel)"/><rect x="404" y="320" width="38" height="230" rx="18" fill="url(#grip)"/></g>`,
  );

const curtain: Draw = (colour, accent) =>
  drawing(
    `<linearGradient id="fold" x1="0" x2=".25" spreadMethod="reflect"><stop offset="0" stop-color="${lighter(colour, 0.3)}"/><stop offset="1" stop-color="${darker(colour, 0.16)}"/></linearGradient>${round("rod", accent)}`,
    `<path d="M90 84H290Q292 300 190 380Q170 470 176 556H96Q84 300 90 84Z" fill="url(#fold)"/><path d="M510 84H310Q308 300 410 380Q430 470 424 556H504Q516 300 510 84Z" fill="url(#fold)"/>
    <path d="M112 372Q170 396 206 366" stroke="${accent}" stroke-width="20" stroke-linecap="round" fill="none"/><path d="M488 372Q430 396 394 366" stroke="${accent}" stroke-width="20" stroke-linecap="round" fill="none"/>
    <rect x="40" y="56" width="520" height="30" rx="15" fill="url(#rod)"/><circle cx="42" cy="71" r="26" fill="url(#rod)"/><circle cx="558" cy="71" r="26" fill="url(#rod)"/>`,
  );

const flask: Draw = (colour, accent) =>
  drawing(
    `${round("body", colour)}${round("cap", accent)}`,
    `<rect x="232" y="30" width="136" height="100" rx="26" fill="url(#cap)"/><rect x="224" y="112" width="152" height="26" rx="10" fill="${darker(accent, 0.25)}"/>
    <path d="M226 136H374Q424 150 424 220V510Q424 564 376 564H224Q176 564 176 510V220Q176 150 226 136Z" fill="url(#body)"/><rect x="176" y="470" width="248" height="34" fill="${accent}" opacity=".85"/>
    ${shine("M206 200Q200 340 206 450Q218 460 226 450Q220 320 232 190Z", 0.6)}`,
  );

/** Every piece of homeware that can be drawn. */
export const pieces = {
  pan,
  kadai,
  casserole,
  cooker,
  plate,
  bowl,
  mug,
  tumbler,
  lamp,
  pendant,
  cushion,
  folded,
  quilt,
  vase,
  planter,
  frame,
  canister,
  crate,
  mat,
  board,
  cutlery,
  curtain,
  flask,
} satisfies Record<string, Draw>;

export const drawHomeware = ({ piece, colour, accent }: Homeware): string => pieces[piece](colour, accent);
