/**
 * Colour arithmetic in sRGB. Every colour that reaches CSS passes through `parseColour`, which refuses hostile text
 * (bar 12).
 */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

const clamp = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa` (alpha dropped) and `rgb(r, g, b)`; anything else is `undefined`. */
export function parseColour(text: string | undefined | null): Rgb | undefined {
  const value = (text ?? "").trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(value)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const number = Number.parseInt(long.slice(0, 6), 16);
    return { r: number >> 16, g: (number >> 8) & 255, b: number & 255 };
  }
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/.exec(value);
  if (!parts) return undefined;
  return { r: clamp(Number(parts[1])), g: clamp(Number(parts[2])), b: clamp(Number(parts[3])) };
}

function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => clamp(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** The colour as `#rrggbb`, or the fallback when the text is no colour. */
export function safeColour(text: string | undefined | null, fallback: string): string {
  const parsed = parseColour(text);
  return parsed ? toHex(parsed) : fallback;
}

function rgbOf(hex: string): Rgb {
  return parseColour(hex) ?? { r: 0, g: 0, b: 0 };
}

/** `amount` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = rgbOf(from);
  const b = rgbOf(to);
  const at = (x: number, y: number) => x + (y - x) * amount;
  return toHex({ r: at(a.r, b.r), g: at(a.g, b.g), b: at(a.b, b.b) });
}

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const { r, g, b } = rgbOf(colour);
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface Hsl {
  h: number;
  s: number;
  l: number;
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export function toHsl(colour: string): Hsl {
  const { r, g, b } = rgbOf(colour);
  const [red, green, blue] = [r / 255, g / 255, b / 255] as [number, number, number];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const l = (max + min) / 2;
  const range = max - min;
  if (range === 0) return { h: 0, s: 0, l };
  const s = range / (1 - Math.abs(2 * l - 1));
  const sector =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { h: sector * 60, s, l };
}

export function fromHsl({ h, s, l }: Hsl): string {
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex({ r: channel(0), g: channel(8), b: channel(4) });
}
