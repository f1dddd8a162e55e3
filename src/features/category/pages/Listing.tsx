import { observer } from "mobx-react-lite";
import { Suspense, startTransition, useMemo, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import { Button } from "#design/button/Button.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, catalogueColumns, TileList, TileMaker, visibleCategories } from "#domain/catalogue/index.ts";
import { pageIn } from "#kernel/navigation/pageIn.ts";
import { rememberPage } from "#kernel/navigation/rememberPage.ts";
import { useService } from "#kernel/react/useService.ts";
import { isNarrowed } from "../isNarrowed";
import { CategoryNav } from "../views/CategoryNav";
import { ListingHeader } from "../views/ListingHeader";
import { ListingLayout } from "../views/ListingLayout";
import { ProductListing } from "../views/ProductListing";
import * as words from "../words.en";
import { FiltersBeside } from "./FiltersBeside";
import { useGoBack } from "./useGoBack";

/** Loaded when the shopper first sorts or filters. */
const NarrowedListing = lazyPart(async () => ({ default: (await import("./NarrowedListing")).NarrowedListing }));

/** Without an id it lists the products of all categories (reading 17). */
export const Listing = observer(function Listing() {
  const { categoryId } = useParams();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const from = pageIn(address);
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const columns = catalogueColumns(useService(BrandingStore).gridCatalogPage);
  const [openAt, setOpenAt] = useState<string>();
  const list = useMemo(
    () =>
      new TileList(tileMaker, (page) => catalogue.products(catalogue.listingRequest(categoryId, page)), {
        key: `${categoryId}-${from}`,
        size: catalogue.listingSize,
        from,
      }),
    [tileMaker, catalogue, categoryId, from],
  );
  const categories = catalogue.categories.data && visibleCategories(catalogue.categories.data);
  const current = categories?.find(({ id }) => id === categoryId);
  const title = categoryId === undefined ? words.allProducts : (current?.name ?? words.products);
  const isNarrow = isNarrowed(address) || openAt === pathname;
  const hasNothing = !isNarrow && (list.isEmpty || list.first.error !== null);
  const look = { title, columns, onBack: useGoBack() };
  return (
    <ListingLayout
      filters={hasNothing || <FiltersBeside categoryId={categoryId} />}
      nav={
        <CategoryNav
          categories={categories}
          currentId={categoryId}
          error={catalogue.categories.error}
          onRetry={() => catalogue.categories.refetch()}
        />
      }
    >
      {isNarrow ? (
        <Suspense
          fallback={
            <>
              <ListingHeader {...look} />
              <ProductGridSkeleton {...columns} count={list.size} />
            </>
          }
        >
          <NarrowedListing {...look} key={pathname} categoryId={categoryId} startsOpen={openAt === pathname} />
        </Suspense>
      ) : (
        <>
          <ListingHeader
            {...look}
            total={list.shown}
            tools={
              hasNothing || (
                <Button aria-haspopup="dialog" onClick={() => startTransition(() => setOpenAt(pathname))}>
                  {words.sortAndFilter}
                </Button>
              )
            }
          />
          <ProductListing
            key={list.key}
            list={list}
            columns={columns}
            onIntent={(product) => catalogue.remember(product)}
            onPage={(page) => rememberPage(page, pathname)}
          />
        </>
      )}
    </ListingLayout>
  );
});
