import type { ProductGridProps } from "./ProductGrid";

type Columns = Pick<ProductGridProps, "phone" | "tablet" | "desktop">;

/** px: a page's two gutters together, the gap between two cards, a card's two borders together. */
const PHONE = { gutters: 32, gap: 12 };
const TABLET = { gutters: 48, gap: 12 };
const DESKTOP = { gutters: 64, gap: 16 };
const BORDERS = 2;

/**
 * The `sizes` attribute: how wide a card's picture is in a grid across the page.
 * @param beside the width in px of what stands beside the grid on desktops, including the gap
 */
export function gridSizes({ phone = 2, tablet = 3, desktop = 5 }: Columns, beside = 0): string {
  return [
    `(max-width: 47.9375em) ${share("100vw", phone, PHONE)}`,
    `(max-width: 63.9375em) ${share("100vw", tablet, TABLET)}`,
    // The page's content is 1280 px wide at most.
    share("min(100vw, 1344px)", desktop, { ...DESKTOP, gutters: DESKTOP.gutters + beside }),
  ].join(", ");
}

function share(width: string, columns: number, { gutters, gap }: typeof PHONE): string {
  const lost = Math.round((gutters + gap * (columns - 1)) / columns + BORDERS);
  return `calc(${columns > 1 ? `${width} / ${columns}` : width} - ${lost}px)`;
}
