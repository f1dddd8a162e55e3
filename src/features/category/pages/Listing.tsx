import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { BrandingStore } from "../../../domain/branding";
import { Catalogue, catalogueColumns, Shelf, visibleCategories } from "../../../domain/catalogue";
import { useService } from "../../../kernel/react/useService";
import { PageLinks } from "../../../ui/pagination/PageLinks";
import { pageIn } from "../pageIn";
import { CategoryNav } from "../views/CategoryNav";
import { ListingHeader } from "../views/ListingHeader";
import { ListingLayout } from "../views/ListingLayout";
import { ProductListing } from "../views/ProductListing";
import { useGoBack } from "./useGoBack";

/** Without an id the products of all categories (reading 17). */
export const Listing = observer(function Listing() {
  const { categoryId } = useParams();
  const page = pageIn(useSearchParams()[0]);
  const catalogue = useService(Catalogue);
  const shelf = useService(Shelf);
  const columns = catalogueColumns(useService(BrandingStore).gridCatalogPage);
  const products = useMemo(
    () => catalogue.products(() => catalogue.listingRequest(categoryId, page)),
    [catalogue, categoryId, page],
  );
  const categories = catalogue.categories.data && visibleCategories(catalogue.categories.data);
  const tiles = useMemo(() => products.data && shelf.tiles(products.data.products), [shelf, products.data]);
  const path = categoryId === undefined ? "/category" : `/category/${encodeURIComponent(categoryId)}`;
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
        total={products.data?.total}
        onBack={useGoBack()}
      />
      <ProductListing
        tiles={tiles}
        columns={columns}
        error={products.error}
        isRetrying={products.isFetching}
        onRetry={() => products.refetch()}
        onIntent={(product) => catalogue.remember(product)}
      />
      <PageLinks
        page={page}
        totalPages={products.data?.totalPages ?? 1}
        hrefOf={(to) => (to === 1 ? path : `${path}?page=${to}`)}
      />
    </ListingLayout>
  );
});
