import { makeStyles } from "@fluentui/react-components";
import type { Product } from "../../../contract/products";
import { failureOf, type GridColumns, type ProductTile } from "../../../domain/catalogue";
import { Button, LinkButton } from "../../../ui/button/Button";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { ProductTiles } from "../../../ui/product-card/ProductTiles";
import { ProductGridSkeleton } from "../../../ui/skeleton/ProductGridSkeleton";
import { motion } from "../../../ui/theme/haat";

export interface SearchResultsProps {
  /** Undefined while the first ones are on their way. */
  tiles: readonly ProductTile[] | undefined;
  columns: GridColumns;
  error: Error | null;
  /** Others are on their way: the former ones stay, their colour faded. */
  isFetching: boolean;
  isFiltered: boolean;
  onClear: () => void;
  onRetry: () => void;
  onIntent?: (product: Product) => void;
}

const useStyles = makeStyles({
  // Their colour fades and not their contrast; late, so that quick answers do not flicker.
  waiting: { filter: "grayscale(0.9)", transition: `filter ${motion.gentle} 150ms` },
});

export function SearchResults(props: SearchResultsProps) {
  const { tiles, columns, error, isFetching, isFiltered, onClear, onRetry, onIntent } = props;
  const styles = useStyles();
  if (error !== null) return <ErrorState {...failureOf(error)} retrying={isFetching} onRetry={onRetry} />;
  if (tiles === undefined) return <ProductGridSkeleton {...columns} count={columns.desktop * 2} />;
  if (tiles.length === 0) return <NothingFound isFiltered={isFiltered} onClear={onClear} />;
  return (
    <div aria-busy={isFetching} className={isFetching ? styles.waiting : undefined}>
      <ProductTiles {...columns} label="Search results" headingLevel={2} tiles={tiles} onIntent={onIntent} />
    </div>
  );
}

function NothingFound({ isFiltered, onClear }: Pick<SearchResultsProps, "isFiltered" | "onClear">) {
  return (
    <EmptyState
      drawing="search"
      title="No Product Found"
      text={isFiltered ? "Nothing fits all of these filters." : "Try another word, or look through the categories."}
      action={
        isFiltered ? (
          <Button appearance="primary" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <LinkButton appearance="primary" href="/category">
            Browse products
          </LinkButton>
        )
      }
    />
  );
}
