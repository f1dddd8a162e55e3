import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { motion } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { ProductListing, type ProductListingProps } from "./ProductListing";

export interface NarrowedProductsProps extends Omit<ProductListingProps, "empty"> {
  /** True while other products are loading: the previous ones stay, in faded colours. */
  isRefreshing: boolean;
  /** Left out when no filter is set. */
  onClear?: () => void;
}

const useStyles = makeStyles({
  // The colours fade, the contrast stays. The delay prevents a flicker at quick answers.
  waiting: { filter: "grayscale(0.9)", transition: `filter ${motion.gentle} 150ms` },
});

export function NarrowedProducts({ isRefreshing, onClear, ...listing }: NarrowedProductsProps) {
  const styles = useStyles();
  return (
    <div aria-busy={isRefreshing} className={isRefreshing ? styles.waiting : undefined}>
      <ProductListing {...listing} empty={onClear && <NothingFits onClear={onClear} />} />
    </div>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title={words.noProductFound}
      text={words.nothingFits}
      action={
        <Button appearance="primary" onClick={onClear}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}
