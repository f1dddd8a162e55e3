import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { BrandingStore } from "../../../domain/branding";
import { Catalogue, catalogueColumns, Shelf, TileList, visibleCategories } from "../../../domain/catalogue";
import { rememberPage } from "../../../kernel/navigation/rememberPage";
import { useService } from "../../../kernel/react/useService";
import { pageIn } from "../pageIn";
import { CategoryNav } from "../views/CategoryNav";
import { ListingHeader } from "../views/ListingHeader";
import { ListingLayout } from "../views/ListingLayout";
import { ProductListing } from "../views/ProductListing";
import { useGoBack } from "./useGoBack";

/** Without an id the products of all categories (reading 17). */
export const Listing = observer(function Listing() {
  const { categoryId } = useParams();
  const { pathname } = useLocation();
  const from = pageIn(useSearchParams()[0]);
  const catalogue = useService(Catalogue);
  const shelf = useService(Shelf);
  const columns = catalogueColumns(useService(BrandingStore).gridCatalogPage);
  const list = useMemo(
    () =>
      new TileList(shelf, (page) => catalogue.products(catalogue.listingRequest(categoryId, page)), {
        key: `${categoryId}-${from}`,
        size: catalogue.listingSize,
        from,
      }),
    [shelf, catalogue, categoryId, from],
  );
  const categories = catalogue.categories.data && visibleCategories(catalogue.categories.data);
  const current = categories?.find(({ id }) => id === categoryId);
  return (
    <ListingLayout
      nav={
        <CategoryNav
          categories={categories}
          currentId={categoryId}
          error={catalogue.categories.error}
          onRetry={() => catalogue.categories.refetch()}
        />
      }
    >
      <ListingHeader
        title={categoryId === undefined ? "All products" : (current?.name ?? "Products")}
        total={list.first.data?.total}
        onBack={useGoBack()}
      />
      <ProductListing
        key={list.key}
        list={list}
        columns={columns}
        onIntent={(product) => catalogue.remember(product)}
        onPage={(page) => rememberPage(page, pathname)}
      />
    </ListingLayout>
  );
});
