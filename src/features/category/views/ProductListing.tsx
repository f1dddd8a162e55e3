import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { LongTiles } from "#commerce/product-card/LongTiles.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import type { Product } from "#contract/catalogue/products.ts";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { failureOf, type GridColumns, type TileList } from "#domain/catalogue/index.ts";
import { HttpError } from "#kernel/http/errors.ts";
import * as words from "../words.en";

export interface ProductListingProps {
  list: TileList;
  columns: GridColumns;
  /** The shopper points at a product or focuses it. */
  onIntent?: (product: Product) => void;
  /** Called when another page has come to the screen. */
  onPage?: (page: number) => void;
  /** Shown when there are no products, in place of the usual text. */
  empty?: ReactNode;
}

export const ProductListing = observer(function ProductListing(props: ProductListingProps) {
  const { list, columns, onIntent, onPage, empty = <NoProducts /> } = props;
  const { error, isFetching } = list.first;
  // A category that does not exist counts as one without products.
  if (list.isEmpty || (error instanceof HttpError && error.status === 404)) return empty;
  if (error !== null) {
    return <ErrorState {...failureOf(error)} retrying={isFetching} onRetry={() => void list.first.refetch()} />;
  }
  if (list.total === undefined) return <ProductGridSkeleton {...columns} count={list.size} />;
  return (
    <LongTiles
      {...columns}
      label={words.products}
      beside={240}
      headingLevel={2}
      list={list}
      onIntent={onIntent}
      onPage={onPage}
    />
  );
});

function NoProducts() {
  return (
    <EmptyState
      drawing="box"
      title={words.noProductFound}
      text={words.noProductsInCategory}
      link={{ href: "/category", text: words.seeAllProducts }}
    />
  );
}
