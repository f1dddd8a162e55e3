import type { ProductCardProps } from "./ProductCard";
import { ProductGrid, type ProductGridProps } from "./ProductGrid";
import type { Tile } from "./Tile.types";
import { TileCard } from "./TileCard";

export interface ProductTilesProps<Item> extends Pick<ProductGridProps, "phone" | "tablet" | "label"> {
  desktop: number;
  tiles: readonly Tile<Item>[];
  headingLevel?: ProductCardProps["headingLevel"];
  /** The shopper is about to open a product. */
  onIntent?: (product: Item) => void;
}

/** A grid of products that can be put into the cart from where they stand. */
export function ProductTiles<Item>({ tiles, headingLevel, onIntent, ...grid }: ProductTilesProps<Item>) {
  return (
    <ProductGrid {...grid}>
      {tiles.map((tile, index) => (
        <TileCard
          key={tile.id}
          tile={tile}
          headingLevel={headingLevel}
          loading={index < grid.desktop ? "eager" : "lazy"}
          onIntent={onIntent && (() => onIntent(tile.product))}
        />
      ))}
    </ProductGrid>
  );
}
