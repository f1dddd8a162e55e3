import { makeResetStyles } from "@fluentui/react-components";
import { haat, media } from "#design/theme/haat.ts";
import type { Tile } from "./Tile.types";
import { TileCard } from "./TileCard";

export interface TileRowProps<Item> {
  label: string;
  tiles: readonly Tile<Item>[];
  onIntent?: (product: Item) => void;
}

const SIZES = "(max-width: 47.9375em) 158px, (max-width: 63.9375em) 198px, calc(min(100vw, 1344px) / 5 - 28px)";

const useRow = makeResetStyles({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "10rem",
  gap: "12px",
  margin: "0 -16px",
  padding: "4px 16px",
  listStyleType: "none",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  scrollPaddingInline: "16px",
  scrollSnapType: "x proximity",
  color: haat.text,
  "& > li": { scrollSnapAlign: "start" },
  [media.tabletUp]: { gridAutoColumns: "12.5rem" },
  [media.desktopUp]: {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    gap: "16px",
    margin: "0",
    padding: "0",
    overflowX: "visible",
  },
});

/** A few products in one row: five on desktops, a row that scrolls sideways on narrower screens. */
export function TileRow<Item>({ label, tiles, onIntent }: TileRowProps<Item>) {
  return (
    // An edition of the shop (glossary) may set other columns through this attribute, as for a grid.
    <ul aria-label={label} data-product-grid="" className={useRow()}>
      {tiles.map((tile) => (
        <TileCard
          key={tile.id}
          tile={tile}
          sizes={SIZES}
          loading="lazy"
          onIntent={onIntent && (() => onIntent(tile.product))}
        />
      ))}
    </ul>
  );
}
