/**
 * The attributes of an icon drawn with lines, in a square of 20 px. `Glyph` writes them itself, because every first page
 * has it.
 */
export const lineArt = {
  width: 20,
  height: 20,
  viewBox: "0 0 20 20",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
