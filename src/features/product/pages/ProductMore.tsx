import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { TileRow } from "#commerce/product-card/TileRow.tsx";
import type { Product } from "#contract/catalogue/products.ts";
import { TimeZone } from "#design/format/TimeZone.ts";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { Section } from "#design/section/Section.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, RecentlyViewed, TileMaker } from "#domain/catalogue/index.ts";
import { useBinding } from "#kernel/react/useBinding.ts";
import { useService } from "#kernel/react/useService.ts";
import { bindReviews } from "../bindReviews";
import { ReviewStore } from "../ReviewStore";
import { ReviewSection } from "../views/ReviewSection";
import * as words from "../words.en";

/** As many products as fit into one row on desktops. */
const IN_A_ROW = 5;

const ReviewForm = lazyPart(async () => ({ default: (await import("../views/ReviewForm")).ReviewForm }));

const useStyles = makeStyles({ more: { display: "flex", flexDirection: "column", rowGap: "48px" } });

/**
 * Everything below a product: related products, reviews, recently viewed products. A section that fails to load is left
 * out.
 */
export const ProductMore = observer(function ProductMore({ product }: { product: Product }) {
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const viewed = useService(RecentlyViewed);
  useBinding(bindReviews);
  const store = useService(ReviewStore);
  const { timeZone } = useService(BrandingStore);
  const styles = useStyles();
  const related = useMemo(() => catalogue.related(product.id), [catalogue, product.id]);
  useState(() => store.open(product.id));
  const relatedTiles = tileMaker.tiles(related.data ?? []).slice(0, IN_A_ROW);
  const viewedTiles = tileMaker.tiles(viewed.besides(product.id, IN_A_ROW));
  const onIntent = (meant: Product) => catalogue.remember(meant);
  const { reviews } = store;
  return (
    <div className={styles.more}>
      {relatedTiles.length > 0 && (
        <Section title={words.youMayAlsoLike}>
          <TileRow label={words.relatedProducts} tiles={relatedTiles} onIntent={onIntent} />
        </Section>
      )}
      {reviews && (
        <TimeZone value={timeZone}>
          <ReviewSection
            reviews={reviews}
            canReview={store.canReview}
            hasReviewed={store.hasReviewed}
            form={
              store.isWriting ? (
                <Late>
                  <ReviewForm
                    draft={store.draft}
                    canSave={store.canSave}
                    isSaving={store.saving.isRunning}
                    onChange={(changed) => store.change(changed)}
                    onSave={() => void store.save()}
                    onCancel={() => store.cancel()}
                  />
                </Late>
              ) : undefined
            }
            onWrite={() => store.write()}
            onPage={(page) => store.turnTo(page)}
          />
        </TimeZone>
      )}
      {viewedTiles.length > 0 && (
        <Section title={words.recentlyViewed}>
          <TileRow label={words.recentlyViewedList} tiles={viewedTiles} onIntent={onIntent} />
        </Section>
      )}
    </div>
  );
});
