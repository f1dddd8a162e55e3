import { gridSizes } from "./gridSizes";
import { ProductGrid, type ProductGridProps } from "./ProductGrid";
import type { Tile } from "./Tile.types";
import { TileCard } from "./TileCard";

export interface ProductTilesProps<Item> extends Pick<ProductGridProps, "phone" | "tablet" | "label"> {
  desktop: number;
  tiles: readonly Tile<Item>[];
  /** Called when the shopper points at or focuses a product. */
  onIntent?: (product: Item) => void;
}

/** A grid of products with Add buttons, for lists below the first screen of a page. */
export function ProductTiles<Item>({ tiles, onIntent, ...grid }: ProductTilesProps<Item>) {
  const sizes = gridSizes(grid);
  return (
    <ProductGrid {...grid}>
      {tiles.map((tile) => (
        <TileCard
          key={tile.id}
          tile={tile}
          sizes={sizes}
          loading="lazy"
          onIntent={onIntent && (() => onIntent(tile.product))}
        />
      ))}
    </ProductGrid>
  );
}
