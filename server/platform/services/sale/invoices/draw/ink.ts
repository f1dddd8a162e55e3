/** The invoice's colours: the store's own if it is readable, else a darker shade of it (bar 21). */
export interface Ink {
  /** For text and bands: a contrast of at least 4.5 : 1 with the paper and with the tint. */
  primary: string;
  /** The background of the table's head and of the total. */
  tint: string;
  text: string;
  soft: string;
  hairline: string;
}

type Rgb = [number, number, number];

const FALLBACK: Rgb = [31, 41, 55];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const READS = 4.5;
const STEPS = 40;
const TINT = 0.08;

export function inkOf(storeColour: string): Ink {
  const chosen = parse(storeColour) ?? FALLBACK;
  let primary = chosen;
  for (let step = 1; step <= STEPS && contrast(primary, mix(WHITE, primary, TINT)) < READS; step += 1) {
    primary = mix(chosen, BLACK, step / STEPS);
  }
  return {
    primary: toHex(primary),
    tint: toHex(mix(WHITE, primary, TINT)),
    text: "#1b1f24",
    soft: "#57606a",
    hairline: "#d8dee4",
  };
}

function parse(colour: string): Rgb | undefined {
  const [, hex] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim()) ?? [];
  if (hex === undefined) return undefined;
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [r, g, b] = from.map((part, index) => part + ((to[index] ?? 0) - part) * share);
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** The contrast ratio of WCAG 2. */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
