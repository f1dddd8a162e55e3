import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { LongTiles } from "#commerce/product-card/LongTiles.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import type { Product } from "#contract/catalogue/products.ts";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { motion } from "#design/theme/haat.ts";
import { failureOf, type GridColumns, type TileList } from "#domain/catalogue/index.ts";
import * as words from "../words.en";

export interface SearchResultsProps {
  list: TileList;
  columns: GridColumns;
  /** True while other products are loading: the previous ones stay, in faded colours. */
  isRefreshing: boolean;
  isFiltered: boolean;
  onClear: () => void;
  onIntent?: (product: Product) => void;
  /** Called when another page has come to the screen. */
  onPage?: (page: number) => void;
}

const useStyles = makeStyles({
  // The colours fade, the contrast stays. The delay prevents a flicker at quick answers.
  waiting: { filter: "grayscale(0.9)", transition: `filter ${motion.gentle} 150ms` },
});

export const SearchResults = observer(function SearchResults(props: SearchResultsProps) {
  const { list, columns, isRefreshing, isFiltered, onClear, onIntent, onPage } = props;
  const styles = useStyles();
  const { error, isFetching } = list.first;
  if (error !== null) {
    return <ErrorState {...failureOf(error)} retrying={isFetching} onRetry={() => void list.first.refetch()} />;
  }
  if (list.total === undefined) return <ProductGridSkeleton {...columns} count={list.size} />;
  if (list.isEmpty) return <NothingFound isFiltered={isFiltered} onClear={onClear} />;
  return (
    <div aria-busy={isRefreshing} className={isRefreshing ? styles.waiting : undefined}>
      <LongTiles
        {...columns}
        label={words.searchResults}
        beside={288}
        headingLevel={2}
        list={list}
        onIntent={onIntent}
        onPage={onPage}
      />
    </div>
  );
});

function NothingFound({ isFiltered, onClear }: Pick<SearchResultsProps, "isFiltered" | "onClear">) {
  return (
    <EmptyState
      drawing="search"
      title={words.noProductFound}
      text={isFiltered ? words.nothingFits : words.tryAnotherWord}
      action={
        isFiltered ? (
          <Button appearance="primary" onClick={onClear}>
            {words.clearFilters}
          </Button>
        ) : (
          <LinkButton appearance="primary" href="/category">
            {words.browseProducts}
          </LinkButton>
        )
      }
    />
  );
}
