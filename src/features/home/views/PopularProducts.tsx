import { observer } from "mobx-react-lite";
import { ProductTiles } from "#commerce/product-card/ProductTiles.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import { Section } from "#design/section/Section.tsx";
import type { GridColumns, ProductTile } from "#domain/catalogue/index.ts";
import * as words from "../words.en";
import type { Loaded } from "./Loaded.types";
import { SectionFailure } from "./SectionFailure";

export interface PopularProductsProps {
  products: Loaded<ProductPage>;
  /** Undefined while the products are loading. */
  tiles: readonly ProductTile[] | undefined;
  columns: GridColumns;
  onIntent?: (product: Product) => void;
}

const MORE = { href: "/category", text: words.seeAll };

/** Two full rows on large screens (spec 9). A store without products has no such section. */
export const PopularProducts = observer(function PopularProducts(props: PopularProductsProps) {
  const { products, tiles, columns, onIntent } = props;
  if (tiles?.length === 0) return null;
  return (
    <Section title={words.popularProducts} more={MORE}>
      {tiles !== undefined ? (
        <ProductTiles {...columns} label={words.popularProductsList} tiles={tiles} onIntent={onIntent} />
      ) : products.error !== null ? (
        <SectionFailure title={words.productsFailed} of={products} />
      ) : (
        <ProductGridSkeleton {...columns} count={2 * columns.desktop} />
      )}
    </Section>
  );
});
