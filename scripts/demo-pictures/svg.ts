import { darker, lighter } from "./colour";

/** An SVG of 600 by 600 on a transparent ground, the size of all drawings. */
export const drawing = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><defs>
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
  <filter id="softer" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>
  ${defs}</defs>${body}</svg>`;

/** Light from the upper left on a round body. */
export const round = (id: string, colour: string): string =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${darker(colour, 0.14)}"/>
  <stop offset=".1" stop-color="${colour}"/><stop offset=".3" stop-color="${lighter(colour, 0.32)}"/>
  <stop offset=".55" stop-color="${colour}"/><stop offset=".9" stop-color="${darker(colour, 0.22)}"/>
  <stop offset="1" stop-color="${darker(colour, 0.12)}"/></linearGradient>`;

/** Light from above on a flat or cushioned body. */
export const flat = (id: string, colour: string, depth = 0.16): string =>
  `<linearGradient id="${id}" x1=".1" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.34)}"/>
  <stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, depth)}"/></linearGradient>`;

/** Shine and shade of a round thing, seen from above or from the front. */
export const ball = (id: string, colour: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".85"><stop offset="0" stop-color="${lighter(colour, 0.5)}"/>
  <stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.3)}"/></radialGradient>`;

export const shine = (d: string, opacity = 0.5): string =>
  `<path d="${d}" fill="#fff" opacity="${opacity}" filter="url(#soft)"/>`;

/** A picture centred on a point. */
export const printed = (href: string, x: number, y: number, size: number): string =>
  `<image href="${href}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;

/** Two bars in place of the words on a label; real words would have to be translated. */
export const bars = (x: number, y: number, width: number, colour: string): string =>
  `<rect x="${x - width / 2}" y="${y}" width="${width}" height="13" rx="6.5" fill="${colour}" opacity=".9"/>
  <rect x="${x - width * 0.3}" y="${y + 23}" width="${width * 0.6}" height="9" rx="4.5" fill="${colour}" opacity=".55"/>`;
