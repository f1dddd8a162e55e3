/** The few icons of the first screen, drawn here because Fluent's icon component costs more than all of them. */
const PATHS = {
  home: "M3.5 9 10 3.5 16.5 9v7a1 1 0 0 1-1 1H12v-4.5H8V17H4.5a1 1 0 0 1-1-1V9Z",
  grid: "M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z",
  cart: "M2.5 3.5h1.7l.6 2.5m0 0 1.4 6.5h8.3L16.5 6H4.8ZM7.5 15.2v.1m5.7-.1v.1",
  person: "M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c.4-3.2 2.7-5 6-5s5.6 1.8 6 5",
  search: "M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4",
  dismiss: "m5 5 10 10M15 5 5 15",
  pause: "M7 4.5v11M13 4.5v11",
  play: "m6.5 4.5 9 5.5-9 5.5v-11Z",
  chevronLeft: "m12.5 4.5-5.5 5.5 5.5 5.5",
  chevronRight: "m7.5 4.5 5.5 5.5-5.5 5.5",
  chevronDown: "m4.5 7.5 5.5 5.5 5.5-5.5",
  arrowLeft: "M16.5 10h-13m0 0L9 4.5M3.5 10 9 15.5",
  check: "m4 10.5 4 4 8-9",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  sun: "M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1",
  moon: "M16.5 11.9A6.8 6.8 0 0 1 8.1 3.5a6.8 6.8 0 1 0 8.4 8.4Z",
  share: "M10 12.5v-9m0 0L6.8 6.7M10 3.5l3.2 3.2M4.5 10.5v6h11v-6",
  bag: "M4.5 7h11l1 10h-13l1-10ZM7 9V6a3 3 0 0 1 6 0v3",
} as const;

/** Icons that point forward or back are mirrored where text runs from right to left (`useLaterStyles`). */
const POINTING = /Left|Right/;

export type GlyphName = keyof typeof PATHS;

/** An icon that neither home nor a listing has: its path (`rareGlyphs`), so that it comes with its own screen. */
export type GlyphPath = `${"M" | "m"}${string}`;

export interface GlyphProps {
  name: GlyphName | GlyphPath;
  /** Side in px. */
  size?: number;
  className?: string;
}

/** A decoration beside text or inside a labelled control, so hidden from screen readers. */
export function Glyph({ name, size = 20, className }: GlyphProps) {
  return (
    <svg
      className={className}
      data-mirrored={POINTING.test(name) ? "" : undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name as GlyphName] ?? name} />
    </svg>
  );
}
