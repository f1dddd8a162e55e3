import type { Product } from "../../../contract/products";
import { failureOf, type GridColumns, type ProductTile } from "../../../domain/catalogue";
import { HttpError } from "../../../kernel/http/errors";
import { LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { ProductTiles } from "../../../ui/product-card/ProductTiles";
import { ProductGridSkeleton } from "../../../ui/skeleton/ProductGridSkeleton";

export interface ProductListingProps {
  /** Undefined while they are on their way. */
  tiles: readonly ProductTile[] | undefined;
  columns: GridColumns;
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
  /** The shopper is about to open a product. */
  onIntent?: (product: Product) => void;
}

export function ProductListing({ tiles, columns, error, isRetrying, onRetry, onIntent }: ProductListingProps) {
  // A category that is not there has no products.
  if (tiles?.length === 0 || (error instanceof HttpError && error.status === 404)) return <NoProducts />;
  if (error !== null) return <ErrorState {...failureOf(error)} retrying={isRetrying} onRetry={onRetry} />;
  if (tiles === undefined) return <ProductGridSkeleton {...columns} count={columns.desktop * 2} />;
  return <ProductTiles {...columns} label="Products" headingLevel={2} tiles={tiles} onIntent={onIntent} />;
}

function NoProducts() {
  return (
    <EmptyState
      drawing="box"
      title="No Product Found"
      text="Nothing stands on this shelf at the moment."
      action={
        <LinkButton appearance="primary" href="/category">
          See all products
        </LinkButton>
      }
    />
  );
}
